let hasWarned = false

/** Runs an action on a storage of the browser; `undefined` if it throws, which the first time is a warning in the console. */
export function guarded<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch (error) {
    if (!hasWarned) console.warn("Settings cannot be stored in this browser.", error)
    hasWarned = true
    return undefined
  }
}

/** The stored value; `null` if there is none or storage is not available. Never throws. */
export function readStorage(key: string): string | null {
  return guarded(() => window.localStorage.getItem(key)) ?? null
}

/**
 * Stores a value, or removes it if `null`, and reports this to `listenToStorage`: browsers report changes to other tabs only.
 * Never throws: without storage, nothing is reported, and the setting lasts as long as the page.
 */
export function writeStorage(key: string, value: string | null): void {
  guarded(() => {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent("storage", { key }))
  })
}

/** Calls `onChange` when this or another tab changes the value. Returns a function that unsubscribes. */
export function listenToStorage(key: string, onChange: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // a null key means that everything was cleared
    if (event.key === key || event.key === null) onChange(readStorage(key))
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}
