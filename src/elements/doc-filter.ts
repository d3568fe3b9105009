import { findTarget } from "../browser/find-target"
import { listenToSamePageLinks } from "../browser/same-page-links"
import { filterWords, hasAllWords } from "../shared/filter-words"
import { DocElement } from "./doc-element"
import { findFiltered, showMatching, type Filtered } from "./filtered-parts"

/** A field that filters the content below it: entries under headings or, if there are none, rows of the first table. */
class DocFilter extends DocElement {
  protected connect(signal: AbortSignal): void {
    const field = this.querySelector("input")
    const status = this.querySelector("[role=status]")
    if (!field || !status) return
    const filtered = findFiltered(this)
    const link = this.querySelector("a")

    const apply = () => {
      const shown = applyFilter(filtered, field.value)
      status.textContent = field.value.trim() === "" ? "" : `${shown} of ${filtered.parts.length}`
      if (!link?.parentElement) return
      link.parentElement.hidden = shown > 0
      link.search = `${new URLSearchParams({ q: field.value })}`
    }
    /** Clears the filter if it hides the target of a fragment. */
    const reveal = ({ hash }: { hash: string }) => {
      const target = findTarget(hash)
      if (!target?.closest("[hidden]")) return
      field.value = ""
      apply()
      target.scrollIntoView()
    }
    if (field.value !== "") apply() // the reader typed before the script was loaded
    field.addEventListener("input", apply, { signal })
    window.addEventListener("hashchange", () => reveal(window.location), { signal })
    // A link to the current fragment causes no `hashchange`.
    listenToSamePageLinks(reveal, signal)
  }
}

/** Shows the parts that contain every word. Returns their number. */
function applyFilter(filtered: Filtered, text: string): number {
  const words = filterWords(text)
  return showMatching(filtered, (part) => hasAllWords(part, words))
}

customElements.define("doc-filter", DocFilter)
