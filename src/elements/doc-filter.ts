import { createDebouncedQuery } from "../browser/debounced-query"
import { followTargets } from "../browser/follow-targets"
import { pageEntries } from "../browser/page-entries"
import { restorePosition } from "../navigation/scroll-position"
import { filterWords, hasAllWords } from "../shared/filter-words"
import { setParameters } from "../shared/set-parameters"
import { pendingFilterAttribute } from "../theme/attributes"
import { DocElement } from "./doc-element"
import { findFiltered, showMatching, type Filtered } from "./filtered-parts"

/** The filter's parameter in an address, as in that of a reference. */
const parameter = "in"

/**
 * A field that filters the content below it: entries under headings or, if there are none, rows of the first table. The
 * filter is stored in the address.
 */
class DocFilter extends DocElement {
  protected connect(signal: AbortSignal): void {
    const field = this.querySelector("input")
    const status = this.querySelector("[role=status]")
    if (!field || !status) return
    const filtered = findFiltered(this)
    const link = this.querySelector("a")
    const query = createDebouncedQuery()
    query.start(signal)

    const apply = () => {
      const shown = applyFilter(filtered, field.value)
      status.textContent = field.value.trim() === "" ? "" : `${shown} of ${filtered.parts.length}`
      if (!link?.parentElement) return
      link.parentElement.hidden = shown > 0
      link.search = `${new URLSearchParams({ q: field.value })}`
    }
    const followAddress = () => {
      field.value = new URLSearchParams(window.location.search).get(parameter) ?? ""
      apply()
    }
    const store = () =>
      query.schedule(setParameters(window.location.search, { [parameter]: field.value.trim() }))
    /** Clears the filter if it hides an element that the reader is led to. */
    const reveal = (target: Element) => {
      if (!target.closest("[hidden]")) return
      field.value = ""
      apply()
      store()
      query.flush()
      target.scrollIntoView()
    }
    const change = () => {
      apply()
      store()
    }
    if (field.value === "") followAddress()
    else change() // the reader typed before the script was loaded
    document.documentElement.removeAttribute(pendingFilterAttribute)
    restorePosition() // the browser keeps what is visible in its place when parts above are hidden
    followTargets(reveal, signal)
    field.addEventListener("input", change, { signal })
    pageEntries(signal).listen("popstate", followAddress)
  }
}

/** Shows the parts that contain every word. Returns their number. */
function applyFilter(filtered: Filtered, text: string): number {
  const words = filterWords(text)
  return showMatching(filtered, (part) => hasAllWords(part, words))
}

customElements.define("doc-filter", DocFilter)
