import { isHydrated } from "../browser/hydrated"
import { inputEvents } from "../browser/reader-input"
import { entryKey } from "../navigation/history-entry"
import { restoreStates } from "../navigation/open-parts"
import { readView, saveView, storeViews } from "../navigation/page-views"
import { DocFold } from "./doc-fold"
import { DocTabs } from "./doc-tabs"

// The build inlines this file and its imports into the head of every page: elements that hide content are defined before
// that content is parsed, so that nothing appears and then disappears.
customElements.define("doc-fold", DocFold)
customElements.define("doc-tabs", DocTabs)

// After a reload, the parts that the reader had opened are open before the page can be used: once its scripts have run, they could
// undo what the reader did meanwhile. The browser may have restored the position already, and keeps what is visible in its place.
document.addEventListener("DOMContentLoaded", () => {
  const { position, open } = readView(entryKey())
  if (!open) return
  const isRestored = window.scrollY === position
  restoreStates(open)
  if (isRestored) window.scrollTo(0, position)
})

// A reader who uses the page before its scripts have run does not return to the stored position.
const forgetPosition = () => {
  if (isHydrated()) return // the scripts know more than this copy of the views
  saveView(entryKey(), { position: undefined })
  storeViews()
}
for (const type of inputEvents)
  window.addEventListener(type, forgetPosition, { capture: true, passive: true, once: true })
