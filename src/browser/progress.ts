import { storageKeys } from "../shared/storage-keys"
import { listenToStorage, readStorage, writeStorage } from "./storage"

/** Paths of the steps that the reader has checked off. Never throws; an invalid stored value counts as none. */
export function readProgress(): ReadonlySet<string> {
  return parseProgress(readStorage(storageKeys.progress))
}

/** Stores in this browser whether a step is done. Never throws. */
export function writeProgress(path: string, isDone: boolean): void {
  const done = new Set(readProgress())
  if (isDone) done.add(path)
  else done.delete(path)
  writeStorage(storageKeys.progress, done.size === 0 ? null : JSON.stringify([...done]))
}

/** Calls `onChange` when this or another tab changes the progress. Returns a function that unsubscribes. */
export function listenToProgress(onChange: () => void): () => void {
  return listenToStorage(storageKeys.progress, onChange)
}

/** Parses the stored value, a JSON array of strings. */
export function parseProgress(text: string | null): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]")
    const list: unknown[] = Array.isArray(parsed) ? parsed : []
    return new Set(list.filter((path) => typeof path === "string"))
  } catch {
    return new Set() // invalid JSON, written by other code
  }
}
