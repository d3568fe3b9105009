import type { DocsVersion } from "../shared/site-config"
import { storageKeys } from "../shared/storage-keys"
import { listenToStorage, readStorage, writeStorage } from "./storage"

const key = storageKeys.preferredVersion

/** Name of the version that the reader chose last; `undefined` if none of `versions` has the stored name. */
export function readPreferredVersion(versions: readonly DocsVersion[]): string | undefined {
  const stored = readStorage(key)
  return versions.find(({ name }) => name === stored)?.name
}

/** Removes a stored name that none of `versions` has. */
export function forgetUnknownVersion(versions: readonly DocsVersion[]): void {
  if (readStorage(key) && !readPreferredVersion(versions)) writeStorage(key, null)
}

/** Stores the reader's choice, which applies to pages that belong to no version. */
export function storePreferredVersion(name: string): void {
  writeStorage(key, name)
}

/** Calls `onChange` when the reader chooses a version in this or another tab. Returns a function that unsubscribes. */
export function onPreferredVersion(onChange: () => void): () => void {
  return listenToStorage(key, onChange)
}
