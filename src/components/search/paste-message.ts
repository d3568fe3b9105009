import type { ClipboardEvent } from "react"
import { isFramed } from "../../shared/search/framed-text"

/**
 * Pastes a cleaned-up version of a copied error message, because a single-line field would remove its line breaks. Other
 * texts are pasted by the browser.
 */
export async function pasteMessage(event: ClipboardEvent<HTMLInputElement>): Promise<void> {
  const field = event.currentTarget
  const text = event.clipboardData.getData("text")
  if (!isFramed(text)) return
  event.preventDefault()
  const { tidyQuery } = await import("./tidy-query")
  field.setRangeText(tidyQuery(text), field.selectionStart ?? 0, field.selectionEnd ?? 0, "end")
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
