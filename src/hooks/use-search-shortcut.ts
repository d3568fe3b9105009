import { useEffect } from "react"

/** The fields of a key press that decide whether it opens the search. */
export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  /** Whether the focus is in a text field. */
  inField: boolean
}

/**
 * Whether a key press is Ctrl+K or Cmd+K, or "/" outside text fields. On some keyboards "/" needs Shift; Ctrl+Shift+K belongs
 * to the browser. The inline script has the same rule for the time before hydration.
 */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, inField }: KeyPress): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !shiftKey
  return key === "/" && !inField
}

/** Selector of the elements in which "/" is text. */
export const textFields = "input, select, textarea, [contenteditable]:not([contenteditable=false])"

/** Calls `onSearch` when the reader presses a search shortcut, even while the search is open. Pass a stable function. */
export function useSearchShortcut(onSearch: (() => void) | undefined): void {
  useEffect(() => {
    if (!onSearch) return
    const listen = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest(textFields) !== null
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const press = { key, ctrlKey, metaKey, altKey, shiftKey, inField }
      if (event.isComposing || !isSearchShortcut(press)) return
      event.preventDefault()
      onSearch()
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [onSearch])
}
