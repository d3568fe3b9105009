import { findTarget } from "../browser/find-target"
import { DocElement } from "./doc-element"
import { findFiltered, showMatching, type Filtered } from "./filtered-parts"

/** A field that filters what stands below it: parts below h3 headings or, where there are none, rows of the first table. */
class DocFilter extends DocElement {
  protected connect(signal: AbortSignal): void {
    const field = this.querySelector("input")
    const status = this.querySelector("[role=status]")
    if (!field || !status) return
    const filtered = findFiltered(this)

    const apply = () => (status.textContent = applyFilter(filtered, field.value))
    /** A link to a part that is hidden shows everything. */
    const reveal = () => {
      const target = findTarget(window.location.hash)
      if (!target?.closest("[hidden]")) return
      field.value = ""
      apply()
      target.scrollIntoView()
    }
    if (field.value !== "") apply() // typed before the script was there
    field.addEventListener("input", apply, { signal })
    window.addEventListener("hashchange", reveal, { signal })
  }
}

/** Shows the parts that hold every word, and says how many they are; nothing when there is no word. */
function applyFilter(filtered: Filtered, text: string): string {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = showMatching(filtered, (part) => words.every((word) => part.includes(word)))
  return words.length === 0 ? "" : `${shown} of ${filtered.parts.length}`
}

customElements.define("doc-filter", DocFilter)
