import { useEffect, useState } from "react"
import type { DocsVersion } from "../shared/site-config"
import { storageKeys } from "../shared/storage-keys"
import { readStorage, writeStorage } from "./use-storage"

const key = storageKeys.preferredVersion

/** Name of the version the reader chose last, known once mounted. A stored name that is no version any more is removed. */
export function usePreferredVersion(versions: readonly DocsVersion[]): string | undefined {
  const [preferred, setPreferred] = useState<string>()
  useEffect(() => {
    const stored = readStorage(key)
    if (stored === null) return
    if (versions.some(({ name }) => name === stored)) setPreferred(stored)
    else writeStorage(key, null)
  }, [versions])
  return preferred
}

/** Keeps the reader's choice for pages that belong to no version. */
export function storePreferredVersion(name: string): void {
  writeStorage(key, name)
}
