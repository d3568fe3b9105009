import styled from "@emotion/styled"
import { type RefObject, useEffect, useId, useRef, useState } from "react"
import { findTarget } from "../../hooks/scroll-position"
import { revealEvent } from "../../shared/reveal-event"
import {
  countText,
  everything,
  type FilterEntry,
  matchEntries,
  readFilter,
  type ReferenceFilter as Filter,
  writeFilter,
} from "./filter-reference"
import { findEntries, type RenderedEntries, showMatches } from "./show-matches"

interface ReferenceFilterProps {
  /** Made once, when the reader turns to the filter. */
  makeEntries: () => FilterEntry[]
  /** Number of entries. */
  all: number
  /** Outermost kinds of the inputs' types. */
  types: readonly string[]
  /** Element that holds the entries, in the same order. */
  root: RefObject<HTMLElement | null>
}

/**
 * The controls above inputs and outputs. They show and hide what is rendered, and keep the filter in the address.
 * Hidden without JavaScript, where they could do nothing.
 */
export function ReferenceFilter({ makeEntries, all, types, root }: ReferenceFilterProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const prepared = useRef<{ entries: FilterEntry[]; rendered: RenderedEntries }>(undefined)
  const [shown, setShown] = useState(all)
  const [active, setActive] = useState(false)

  function prepare() {
    if (root.current) prepared.current ??= { entries: makeEntries(), rendered: findEntries(root.current) }
    return prepared.current
  }
  function apply(filter: Filter) {
    const ready = prepare()
    if (!ready) return
    const { entries, rendered } = ready
    setShown(showMatches(rendered, matchEntries(entries, filter)))
    setActive(writeFilter("", filter) !== "")
  }
  function put(filter: Filter) {
    if (!form.current) return
    const { text, required, type } = fieldsOf(form.current)
    text.value = filter.text
    required.checked = filter.required
    type.value = filter.type
    apply(filter)
  }
  function change() {
    if (!form.current) return
    const { text, required, type } = fieldsOf(form.current)
    const filter = { text: text.value, required: required.checked, type: type.value }
    const { pathname, search, hash } = window.location
    window.history.replaceState(window.history.state, "", pathname + writeFilter(search, filter) + hash)
    apply(filter)
  }
  function clear() {
    put(everything)
    change()
  }
  function startOver() {
    clear()
    if (form.current) fieldsOf(form.current).text.focus() // the button that had the focus is gone
  }

  useEffect(() => {
    const filter = readFilter(window.location.search)
    if (writeFilter("", filter) !== "") put(filter)
    const show = (target: EventTarget | null) => {
      if (!(target instanceof Element) || !target.closest("[hidden]") || !root.current?.contains(target))
        return
      clear()
      target.scrollIntoView()
    }
    const showLinked = () => show(findTarget(window.location.hash))
    const showRevealed = (event: Event) => show(event.target)
    showLinked()
    window.addEventListener("hashchange", showLinked)
    window.addEventListener(revealEvent, showRevealed)
    return () => {
      window.removeEventListener("hashchange", showLinked)
      window.removeEventListener(revealEvent, showRevealed)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the address is read when the page opens
  }, [])

  return (
    <>
      <Bar
        ref={form}
        aria-label="Filter inputs and outputs"
        onSubmit={(event) => event.preventDefault()}
        onFocus={prepare}
        onInput={change}
      >
        <label className="visually-hidden" htmlFor={`${id}text`}>
          Filter by name or text
        </label>
        <input
          id={`${id}text`}
          name="text"
          type="search"
          autoComplete="off"
          placeholder="Filter inputs and outputs"
          onKeyDown={(event) => event.key === "Escape" && clear()}
        />
        <label>
          <input name="required" type="checkbox" /> Required only
        </label>
        <label className="visually-hidden" htmlFor={`${id}type`}>
          Type
        </label>
        <select id={`${id}type`} name="type">
          <option value="">Any type</option>
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
        <span role="status">{countText(shown, all)}</span>
      </Bar>
      {active && shown === 0 && (
        <Empty>
          <p>Nothing matches. Names use underscores, as in Terraform: try a part of the name.</p>
          <button type="button" onClick={startOver}>
            Clear the filter
          </button>
        </Empty>
      )}
    </>
  )
}

function fieldsOf(form: HTMLFormElement) {
  return form.elements as typeof form.elements & {
    text: HTMLInputElement
    required: HTMLInputElement
    type: HTMLSelectElement
  }
}

const Bar = styled.form`
  && {
    position: sticky;
    top: var(--header-height);
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    max-width: var(--article-width);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-control);
    background: var(--color-surface);
    font-size: var(--text-sm);
    transition: top var(--motion);
  }
  html[data-header="hidden"] && {
    top: 0;
  }
  html:not([data-js]) && {
    display: none;
  }
  & > input,
  & > select {
    height: 40px;
    padding-inline: var(--space-3);
    border: 1px solid var(--color-control);
    border-radius: var(--radius-sm);
    background: var(--color-surface);
    color: var(--color-text);
  }
  & > input {
    flex: 1 1 11rem;
    min-width: 0;
  }
  & > label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 40px;
  }
  & > [role="status"] {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 640px) {
    & > input {
      flex-basis: 100%;
    }
  }
  @media print {
    && {
      display: none;
    }
  }
`

const Empty = styled.div`
  && {
    margin-block-start: var(--space-5);
  }
  padding: var(--space-5);
  border: 1px dashed var(--color-control);
  text-align: center;
  & button {
    min-height: 44px;
    color: var(--color-accent);
    text-decoration: underline;
  }
`
