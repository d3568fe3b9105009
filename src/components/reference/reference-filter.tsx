import styled from "@emotion/styled"
import { useId } from "react"
import { isForInputMethod } from "../../browser/input-method"
import { countText } from "./filter-reference"
import { type FilteredList, useReferenceFilter } from "./use-reference-filter"

interface ReferenceFilterProps {
  list: FilteredList
  /** Outermost kinds of the inputs' types. */
  types: readonly string[]
  /** The documented and the newest release; absent if only one is known. */
  releases?: { documented: string; newest: string }
}

/** The filter controls above inputs and outputs. Hidden without JavaScript, because they need it. */
export function ReferenceFilter({ list, types, releases }: ReferenceFilterProps) {
  const id = useId()
  const { form, start, count, empty, prepare, change, clear, startOver } = useReferenceFilter(list)

  return (
    <>
      <Start ref={start} />
      <Bar
        ref={form}
        aria-label="Filter inputs and outputs"
        data-screen-only
        data-script-only
        onSubmit={(event) => event.preventDefault()}
        onFocus={prepare}
        onInput={change}
      >
        <label className="sr-only" htmlFor={`${id}text`}>
          Filter by name or text
        </label>
        <input
          id={`${id}text`}
          name="text"
          type="search"
          autoComplete="off"
          placeholder="Name or text"
          onKeyDown={({ key, nativeEvent }) => key === "Escape" && !isForInputMethod(nativeEvent) && clear()}
        />
        <label>
          <input name="required" type="checkbox" /> Required only
        </label>
        <label className="sr-only" htmlFor={`${id}type`}>
          Type
        </label>
        <select id={`${id}type`} name="type">
          <option value="">Any type</option>
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
        {releases && (
          <>
            <label className="sr-only" htmlFor={`${id}release`}>
              Release
            </label>
            <select id={`${id}release`} name="release">
              <option value="">Any release</option>
              <option value="documented">{releases.documented}</option>
              <option value="newest">{releases.newest}</option>
            </select>
          </>
        )}
        <span role="status">
          <span ref={count}>{countText(list.all, list.all)}</span> inputs and outputs
        </span>
      </Bar>
      <Empty ref={empty} hidden>
        <p>Nothing matches. Names use underscores, as in Terraform: try a part of the name.</p>
        <button type="button" onClick={startOver}>
          Clear the filter
        </button>
      </Empty>
    </>
  )
}

/* A scroll target: the bar itself is sticky, so it cannot be one. */
const Start = styled.div`
  scroll-margin-top: calc(var(--below-header) + var(--filter-height));
`

const Bar = styled.form`
  && {
    position: sticky;
    top: calc(var(--sticky-top) + var(--contents-bar));
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
  & * {
    scroll-margin-top: 0;
  }
  html[data-header="hidden"] && {
    top: var(--contents-bar);
  }
  @media (height <= 30em) {
    && {
      position: static;
    }
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
  /* Two rows: the field with the count, then the other controls */
  @media (width < 40em) {
    && {
      display: grid;
      grid-template-columns: auto minmax(0, 4fr) minmax(0, 5fr);
      gap: var(--space-1) var(--space-2);
      padding-block: var(--space-1);
    }
    & > input {
      grid-column: 1 / 3;
    }
    & > select {
      min-width: 0;
      padding-inline: var(--space-1);
    }
    & > :is(label, select) {
      gap: var(--space-1);
      font-size: var(--text-xs);
    }
    & > [role="status"] {
      grid-area: 1 / 3;
      line-height: 1.3;
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
