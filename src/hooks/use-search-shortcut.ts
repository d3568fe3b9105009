import { useEffect } from "react"

/** The fields of a key press that decide whether it opens the search. */
export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** Whether the focus is in a text field. */
  inField: boolean
}

/** Whether a key press is Ctrl+K or Cmd+K, or "/" outside text fields. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, inField }: KeyPress): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === "k"
  return key === "/" && !inField
}

/** Calls `onSearch` when the reader presses a search shortcut, even while the search is open. Pass a stable function. */
export function useSearchShortcut(onSearch: (() => void) | undefined): void {
  useEffect(() => {
    if (!onSearch) return
    const listen = (event: KeyboardEvent) => {
      const field = "input, select, textarea, [contenteditable]:not([contenteditable=false])"
      const inField = event.target instanceof Element && event.target.closest(field) !== null
      const { key, ctrlKey, metaKey, altKey } = event
      if (event.isComposing || !isSearchShortcut({ key, ctrlKey, metaKey, altKey, inField })) return
      event.preventDefault()
      onSearch()
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [onSearch])
}
