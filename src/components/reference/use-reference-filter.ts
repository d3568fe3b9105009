import { type RefObject, useEffect, useRef } from "react"
import { followTargets } from "../../browser/follow-targets"
import { pageEntries } from "../../browser/page-entries"
import { useDebouncedQuery } from "../../hooks/use-debounced-query"
import { pendingFilterAttribute } from "../../theme/attributes"
import { fillForm, type FilterForm, readForm } from "./filter-form"
import {
  countText,
  noFilter,
  type FilterEntry,
  isActive,
  matchEntries,
  readFilter,
  type ReferenceFilter,
  writeFilter,
} from "./filter-reference"
import { findEntries, type RenderedEntries, showMatches } from "./show-matches"

/** The list that is filtered. */
export interface FilteredList {
  /** Creates the entries; called once, on the first use of the filter. */
  makeEntries: () => FilterEntry[]
  /** Number of entries. */
  all: number
  /** Element that contains the entries, in the same order. */
  root: RefObject<HTMLElement | null>
}

/**
 * Filters the rendered entries by a form's controls, without rendering them again, and stores the filter in the address.
 * Clears the filter when a link or a search result leads to a hidden entry.
 */
export function useReferenceFilter(list: FilteredList) {
  const form = useRef<FilterForm>(null)
  /** Marks the start of the list. */
  const start = useRef<HTMLDivElement>(null)
  const { count, empty, isPrepared, apply } = useShownEntries(list)
  const query = useDebouncedQuery()

  /** Runs the filter once before the first key press, because code is slow on its first run. */
  function prepare() {
    if (form.current && !isPrepared()) apply(readForm(form.current))
  }
  function put(filter: ReferenceFilter) {
    if (!form.current) return
    fillForm(form.current, filter)
    apply(readForm(form.current)) // without values of the address that a control does not have
  }
  function change({ target }: { target: EventTarget }) {
    if (!form.current) return
    const filter = readForm(form.current)
    apply(filter)
    query.schedule(writeFilter(window.location.search, filter))
    if (target !== form.current.elements.text) query.flush()
    requestAnimationFrame(() => keepInView(start.current)) // after the layout
  }
  function clear() {
    put(noFilter)
    query.schedule(writeFilter(window.location.search, noFilter))
    query.flush()
  }
  function startOver() {
    clear()
    form.current?.elements.text.focus() // the button that had the focus has been hidden
  }
  function followAddress() {
    const filter = readFilter(window.location.search)
    if (isPrepared() || isActive(filter)) put(filter)
    document.documentElement.removeAttribute(pendingFilterAttribute)
  }
  function reveal(target: Element) {
    if (!target.closest("[hidden]") || !list.root.current?.contains(target)) return
    clear()
    target.scrollIntoView()
  }

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    followAddress()
    pageEntries(signal).listen("popstate", followAddress)
    followTargets(reveal, signal)
    return () => listening.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- once: events report later changes
  }, [])

  return { form, start, count, empty, prepare, change, clear, startOver }
}

/** Shows the entries that match a filter, and their number. */
function useShownEntries({ makeEntries, all, root }: FilteredList) {
  const count = useRef<HTMLSpanElement>(null)
  /** Shown when no entry matches. */
  const empty = useRef<HTMLDivElement>(null)
  const prepared = useRef<{ entries: FilterEntry[]; rendered: RenderedEntries }>(undefined)

  function apply(filter: ReferenceFilter) {
    if (!root.current) return
    const { entries, rendered } = (prepared.current ??= {
      entries: makeEntries(),
      rendered: findEntries(root.current),
    })
    const shown = showMatches(rendered, matchEntries(entries, filter))
    const text = countText(shown, all)
    if (count.current && count.current.textContent !== text) count.current.textContent = text
    if (empty.current) empty.current.hidden = shown > 0
    noteFilter(shown === all ? "" : text)
  }

  return { count, empty, isPrepared: () => prepared.current !== undefined, apply }
}

/** Shows above the page's text which part of the list, far below, the filter shows; nothing if it shows all. */
function noteFilter(part: string): void {
  const note = document.querySelector<HTMLElement>("[data-filter-note]")
  const link = note?.querySelector("a")
  if (!note || !link) return
  note.hidden = part === ""
  link.textContent = part
}

/** Scrolls up if the list has become shorter than the scroll position. */
function keepInView(start: Element | null) {
  if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ behavior: "instant" })
}
