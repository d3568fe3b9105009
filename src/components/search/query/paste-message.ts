import type { ClipboardEvent } from "react"
import { isFramed } from "../../../shared/search/framed-text"

/**
 * Pastes a cleaned-up version of a copied error message, because a single-line field would remove its line breaks. Other
 * texts are pasted by the browser.
 */
export async function pasteMessage(event: ClipboardEvent<HTMLInputElement>): Promise<void> {
  const field = event.currentTarget
  const text = event.clipboardData.getData("text")
  if (!isFramed(text)) return
  event.preventDefault()
  field.setRangeText(await queryOf(text), field.selectionStart ?? 0, field.selectionEnd ?? 0, "end")
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** The query of a text: without its frame if it was copied from a tool and the code for that can be loaded; else the text. */
export async function queryOf(text: string): Promise<string> {
  if (!isFramed(text)) return text
  const code = await import("./normalize-query").catch(() => undefined)
  return code ? code.normalizeQuery(text) : text
}
