import { storageKeys } from "../shared/storage-keys"
import { listenToStorage, readStorage, writeStorage } from "./storage"

/** The stored value, for `parseProgress`; `null` if no step is checked off. Never throws. */
export function storedProgress(): string | null {
  return readStorage(storageKeys.progress)
}

/** Stores in this browser whether a step is done. Never throws. */
export function writeProgress(path: string, isDone: boolean): void {
  const done = new Set(parseProgress(storedProgress()))
  if (isDone) done.add(path)
  else done.delete(path)
  writeStorage(storageKeys.progress, done.size === 0 ? null : JSON.stringify([...done]))
}

/** Calls `onChange` when this or another tab changes the progress. Returns a function that unsubscribes. */
export function listenToProgress(onChange: () => void): () => void {
  return listenToStorage(storageKeys.progress, onChange)
}

/** Paths of the steps that are checked off, from a stored JSON array. An invalid value counts as none. */
export function parseProgress(text: string | null): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]")
    const list: unknown[] = Array.isArray(parsed) ? parsed : []
    return new Set(list.filter((path) => typeof path === "string"))
  } catch {
    return new Set() // invalid JSON, written by other code
  }
}
