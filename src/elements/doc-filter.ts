import { findTarget } from "../browser/find-target"
import { DocElement } from "./doc-element"
import { findFiltered, showMatching, type Filtered } from "./filtered-parts"

/** A field that filters the content below it: sections under h3 headings or, if there are none, rows of the first table. */
class DocFilter extends DocElement {
  protected connect(signal: AbortSignal): void {
    const field = this.querySelector("input")
    const status = this.querySelector("[role=status]")
    if (!field || !status) return
    const filtered = findFiltered(this)

    const apply = () => (status.textContent = applyFilter(filtered, field.value))
    /** Clears the filter when a link leads to a hidden part. */
    const reveal = () => {
      const target = findTarget(window.location.hash)
      if (!target?.closest("[hidden]")) return
      field.value = ""
      apply()
      target.scrollIntoView()
    }
    if (field.value !== "") apply() // the reader typed before the script was loaded
    field.addEventListener("input", apply, { signal })
    window.addEventListener("hashchange", reveal, { signal })
  }
}

/** Shows the parts that contain every word. Returns their number in words; "" without a filter text. */
function applyFilter(filtered: Filtered, text: string): string {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = showMatching(filtered, (part) => words.every((word) => part.includes(word)))
  return words.length === 0 ? "" : `${shown} of ${filtered.parts.length}`
}

customElements.define("doc-filter", DocFilter)
