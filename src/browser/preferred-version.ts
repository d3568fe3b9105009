import type { DocsVersion } from "../shared/site-config"
import { storageKeys } from "../shared/storage-keys"
import { listenToStorage, readStorage, writeStorage } from "./storage"

const key = storageKeys.preferredVersion
const choice = new EventTarget()

/** Name of the version the reader chose last. A stored name that is no version any more is removed. */
export function readPreferredVersion(versions: readonly DocsVersion[]): string | undefined {
  const stored = readStorage(key)
  if (stored === null || versions.some(({ name }) => name === stored)) return stored ?? undefined
  writeStorage(key, null)
  return undefined
}

/** Keeps the reader's choice for pages that belong to no version. */
export function storePreferredVersion(name: string): void {
  writeStorage(key, name)
  choice.dispatchEvent(new Event("change"))
}

/** Calls back when the reader chooses a version, here or in another tab; returns what ends that. */
export function onPreferredVersion(onChange: () => void): () => void {
  const stop = listenToStorage(key, onChange)
  choice.addEventListener("change", onChange)
  return () => {
    stop()
    choice.removeEventListener("change", onChange)
  }
}
