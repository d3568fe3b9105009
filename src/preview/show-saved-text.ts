import { contentAddedEvent } from "../shared/content-added-event"
import { decodePath, samePage } from "../shared/paths"
import type { SavedText } from "../shared/preview-events"

/** Replaces the text of the open page with the one that was saved, until Gatsby has made the whole page again. */
export function showSavedText({ slug, html }: SavedText): void {
  const text = document.querySelector("article > .theme-doc-markdown")
  if (!text || !samePage(slug, decodePath(window.location.pathname))) return
  text.innerHTML = html
  text.dispatchEvent(new CustomEvent(contentAddedEvent, { bubbles: true }))
}
