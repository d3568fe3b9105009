import { isForInputMethod } from "../../../browser/input-method"
import type { FirstQuery } from "./first-query"

interface EarlyFieldProps {
  query: FirstQuery
  onType: (query: FirstQuery) => void
  onClose: () => void
}

/**
 * Style of the field: at the top of the window, because the page would scroll to a field that is out of view. With the width of
 * `sr-only`, Chrome would leave the cursor before the text.
 */
const atTop = { position: "fixed", top: 0, width: "auto" } as const

/**
 * Takes the text that the reader types while the search is loading. It has the focus, because iOS shows its keyboard only if a
 * field gets the focus during the tap, and keeps it for the search's own field; keyboards on screens report no keys, only text.
 */
export function EarlyField({ query: { text, isTyped }, onType, onClose }: EarlyFieldProps) {
  return (
    <input
      className="sr-only"
      style={atTop}
      aria-label="Search"
      autoFocus
      value={text}
      // typing replaces the text that was selected on the page
      onFocus={({ target }) => isTyped || target.select()}
      onChange={({ target }) => onType({ text: target.value, isTyped: true })}
      onKeyDown={({ key, nativeEvent }) => key === "Escape" && !isForInputMethod(nativeEvent) && onClose()}
    />
  )
}
