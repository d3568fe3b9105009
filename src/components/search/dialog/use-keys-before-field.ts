import { useEffect } from "react"

const otherKeys = ["Backspace", "Enter", "Escape"]

/**
 * Handles the keys that the reader presses after opening the search and before its field is there, so that none is lost.
 * @param isWaiting whether the search is open, but has no field yet
 * @param onKey receives each typed character, and "Backspace"; pass a stable function
 * @param onEscape pass a stable function
 */
export function useKeysBeforeField(
  isWaiting: boolean,
  onKey: (key: string) => void,
  onEscape: () => void,
): void {
  useEffect(() => {
    if (!isWaiting) return
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event
      const isShortcut = (ctrlKey || metaKey || altKey) && !event.getModifierState("AltGraph")
      const isCharacter = [...key].length === 1 // the name of any other key is longer
      if (isComposing || isShortcut || !(isCharacter || otherKeys.includes(key))) return
      event.preventDefault()
      event.stopPropagation() // neither the focused element nor a shortcut gets the key
      if (key === "Escape") onEscape()
      else if (key !== "Enter") onKey(key) // Enter has nothing to open yet, and must not press the focused button
    }
    document.addEventListener("keydown", listen, { capture: true })
    return () => document.removeEventListener("keydown", listen, { capture: true })
  }, [isWaiting, onKey, onEscape])
}
