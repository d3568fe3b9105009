let hasWarned = false

function guarded<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.localStorage)
  } catch (error) {
    if (!hasWarned) console.warn("Settings cannot be stored in this browser.", error)
    hasWarned = true
    return undefined
  }
}

/** The stored value; `null` if there is none or storage is not available. Never throws. */
export function readStorage(key: string): string | null {
  return guarded((storage) => storage.getItem(key)) ?? null
}

/** Stores a value, or removes it if `null`. Never throws: without storage, the setting lasts as long as the page. */
export function writeStorage(key: string, value: string | null): void {
  guarded((storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, value)))
}

/** Calls `onChange` when another tab changes the value. Returns a function that unsubscribes. */
export function listenToStorage(key: string, onChange: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // a null key means that everything was cleared
    if (event.key === key || event.key === null) onChange(readStorage(key))
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}
