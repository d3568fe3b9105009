import { useEffect } from "react"

/** The fields of a key press that decide whether it opens the search. */
export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  /** Whether the focus is in a text field or a dialog. */
  ignoresSlash: boolean
}

/**
 * Whether a key press is Ctrl+K or Cmd+K, or "/" outside text fields and dialogs. On some keyboards "/" needs Shift;
 * Ctrl+Shift+K belongs to the browser. The inline script has the same rule for the time before hydration.
 */
export function isSearchShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  ignoresSlash,
}: KeyPress): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !shiftKey
  return key === "/" && !ignoresSlash
}

/** Selector of the elements in which "/" is not a shortcut: text fields, and dialogs, such as the open search itself. */
export const slashIgnored = "input, select, textarea, [contenteditable]:not([contenteditable=false]), dialog"

/** Calls `onSearch` when the reader presses a search shortcut, even while the search is open. Pass a stable function. */
export function useSearchShortcut(onSearch: (() => void) | undefined): void {
  useEffect(() => {
    if (!onSearch) return
    const listen = (event: KeyboardEvent) => {
      const ignoresSlash = event.target instanceof Element && event.target.closest(slashIgnored) !== null
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const press = { key, ctrlKey, metaKey, altKey, shiftKey, ignoresSlash }
      if (event.isComposing || !isSearchShortcut(press)) return
      event.preventDefault()
      onSearch()
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [onSearch])
}
