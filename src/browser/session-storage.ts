const silent = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/**
 * Removes a session storage that throws on every call, as some browsers provide when cookies are blocked. Gatsby checks
 * whether there is a session storage, but not whether it works, and would stop before it hydrates the page.
 */
export function guardSessionStorage(): void {
  try {
    window.sessionStorage.removeItem("storage-probe")
  } catch {
    if (!Reflect.defineProperty(window, "sessionStorage", { value: null }))
      Object.assign(window.sessionStorage, silent)
  }
}
