const silent = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/**
 * Disables `sessionStorage` if it throws on every call, as it does in some browsers when cookies are blocked. Gatsby checks
 * whether `sessionStorage` exists, but not whether it works, and would fail before it hydrates the page.
 */
export function guardSessionStorage(): void {
  try {
    window.sessionStorage.removeItem("storage-probe")
  } catch {
    if (!Reflect.defineProperty(window, "sessionStorage", { value: null }))
      Object.assign(window.sessionStorage, silent)
  }
}
