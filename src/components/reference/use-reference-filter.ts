import { type RefObject, useEffect, useRef } from "react"
import { listenToSamePageLinks } from "../../browser/same-page-links"
import { findTarget } from "../../browser/find-target"
import { useLateQuery } from "../../hooks/use-late-query"
import { revealEvent } from "../../shared/reveal-event"
import {
  countText,
  noFilter,
  type FilterEntry,
  matchEntries,
  readFilter,
  readRelease,
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

/** The filter's controls by name. They are the only state of the filter. */
type FilterForm = HTMLFormElement & {
  elements: {
    text: HTMLInputElement
    required: HTMLInputElement
    type: HTMLSelectElement
    /** Absent if only one release is known. */
    release?: HTMLSelectElement
  }
}

/**
 * Filters the rendered entries by a form's controls, without rendering them again, and stores the filter in the address.
 * Clears the filter when a link or a search result leads to a hidden entry.
 */
export function useReferenceFilter({ makeEntries, all, root }: FilteredList) {
  const form = useRef<FilterForm>(null)
  /** Marks the start of the list. */
  const start = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLSpanElement>(null)
  /** Shown when no entry matches. */
  const empty = useRef<HTMLDivElement>(null)
  const prepared = useRef<{ entries: FilterEntry[]; rendered: RenderedEntries }>(undefined)
  const query = useLateQuery()

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
  }
  /** Runs the filter once before the first key press, because code is slow on its first run. */
  function prepare() {
    const filter = prepared.current ? undefined : readForm()
    if (filter) apply(filter)
  }
  function put(filter: ReferenceFilter) {
    if (!form.current) return
    const { text, required, type, release } = form.current.elements
    text.value = filter.text
    required.checked = filter.required
    type.value = filter.type
    if (release) release.value = filter.release
    const known = readForm() // without values of the address that a control does not have
    if (known) apply(known)
  }
  /** Reads the filter from the controls. */
  function readForm(): ReferenceFilter | undefined {
    if (!form.current) return undefined
    const { text, required, type, release } = form.current.elements
    return {
      text: text.value,
      required: required.checked,
      type: type.value,
      release: readRelease(release?.value),
    }
  }
  function change({ target }: { target: EventTarget }) {
    const filter = readForm()
    if (!filter) return
    apply(filter)
    query.put(writeFilter(window.location.search, filter))
    if (target !== form.current?.elements.text) query.settle()
    requestAnimationFrame(keepStartInView) // after the layout
  }
  /** Applies what the reader has chosen before hydration. */
  function catchUp() {
    const filter = readForm()
    if (filter && form.current && isActive(filter)) change({ target: form.current })
  }
  /** Scrolls up if the list has become shorter than the scroll position. */
  function keepStartInView() {
    if (start.current && start.current.getBoundingClientRect().top < 0)
      start.current.scrollIntoView({ behavior: "instant" })
  }
  function clear() {
    put(noFilter)
    query.put(writeFilter(window.location.search, noFilter))
    query.settle()
  }
  function startOver() {
    clear()
    form.current?.elements.text.focus() // the button that had the focus has been hidden
  }

  useEffect(() => {
    const follow = () => {
      const filter = readFilter(window.location.search)
      if (prepared.current || isActive(filter)) put(filter)
    }
    const show = (target: EventTarget | null) => {
      if (!(target instanceof Element) || !target.closest("[hidden]") || !root.current?.contains(target))
        return
      clear()
      target.scrollIntoView()
    }
    const showLinked = ({ hash }: { hash: string }) => show(findTarget(hash))
    const showAddressed = () => showLinked(window.location)
    const showRevealed = (event: Event) => show(event.target)
    follow()
    if (!isActive(readFilter(window.location.search))) catchUp()
    showAddressed()
    const stopLinks = listenToSamePageLinks(showLinked)
    window.addEventListener("popstate", follow)
    window.addEventListener("hashchange", showAddressed)
    window.addEventListener(revealEvent, showRevealed)
    return () => {
      window.removeEventListener("popstate", follow)
      stopLinks()
      window.removeEventListener("hashchange", showAddressed)
      window.removeEventListener(revealEvent, showRevealed)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: events report later changes
  }, [])

  return { form, start, count, empty, prepare, change, clear, startOver }
}

/** Whether a filter hides anything. */
function isActive(filter: ReferenceFilter): boolean {
  return writeFilter("", filter) !== ""
}
