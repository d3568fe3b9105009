import { storageKeys } from "../shared/storage-keys"
import { listenToStorage, readStorage, writeStorage } from "./storage"

/** Paths of the steps that the reader has checked off. Never throws; junk in the storage counts as none. */
export function readProgress(): ReadonlySet<string> {
  return parseProgress(readStorage(storageKeys.progress))
}

/** Keeps a step as done, or as not done, in this browser alone. Never throws. */
export function writeProgress(path: string, isDone: boolean): void {
  const done = new Set(readProgress())
  if (isDone) done.add(path)
  else done.delete(path)
  writeStorage(storageKeys.progress, done.size === 0 ? null : JSON.stringify([...done]))
}

/** Calls back when another tab checks a step off, until the function that it returns is called. */
export function listenToProgress(onChange: () => void): () => void {
  return listenToStorage(storageKeys.progress, onChange)
}

/** Reads what the storage holds: the strings of a list. */
export function parseProgress(text: string | null): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]")
    const list: unknown[] = Array.isArray(parsed) ? parsed : []
    return new Set(list.filter((path) => typeof path === "string"))
  } catch {
    return new Set() // written by something else
  }
}
