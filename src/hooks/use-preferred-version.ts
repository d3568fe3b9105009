import { useCallback, useEffect, useState } from "react"
import type { DocsVersion } from "../shared/site-config"
import { storageKeys } from "../shared/storage-keys"
import { readStorage, writeStorage } from "../browser/storage"
import { useStorageChange } from "./use-storage-change"

const key = storageKeys.preferredVersion
const listeners = new Set<() => void>()

/** Name of the version the reader chose last. A stored name that is no version any more is removed. */
export function readPreferredVersion(versions: readonly DocsVersion[]): string | undefined {
  const stored = readStorage(key)
  if (stored === null || versions.some(({ name }) => name === stored)) return stored ?? undefined
  writeStorage(key, null)
  return undefined
}

/** Name of the version the reader chose last, on whichever page or tab; known once mounted. */
export function usePreferredVersion(versions: readonly DocsVersion[]): string | undefined {
  const [preferred, setPreferred] = useState<string>()
  const read = useCallback(() => setPreferred(readPreferredVersion(versions)), [versions])
  useEffect(() => {
    read()
    listeners.add(read)
    return () => void listeners.delete(read)
  }, [read])
  useStorageChange(key, read)
  return preferred
}

/** Keeps the reader's choice for pages that belong to no version. */
export function storePreferredVersion(name: string): void {
  writeStorage(key, name)
  for (const listener of listeners) listener()
}
