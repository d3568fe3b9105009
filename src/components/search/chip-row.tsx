import styled from "@emotion/styled"
import { useId } from "react"

/** A value that results can be filtered by. */
export interface Chip {
  value: string
  label: string
  /** Number of results with this filter; absent until it is known. */
  count?: number
  isChosen: boolean
}

interface ChipRowProps {
  name: string
  chips: readonly Chip[]
  /** Called with the value that the reader selects or deselects. */
  onToggle: (value: string) => void
}

/** The values of a facet in one scrollable row. Its height is the same with and without counts. */
export function ChipRow({ name, chips, onToggle }: ChipRowProps) {
  const id = useId()
  return (
    <Row role="group" aria-labelledby={id}>
      <span id={id}>{name}</span>
      <div>
        {chips.map(({ value, label, count, isChosen }) => (
          <button key={value} type="button" aria-pressed={isChosen} onClick={() => onToggle(value)}>
            {label} <small>{count}</small>
          </button>
        ))}
      </div>
    </Row>
  )
}

/** Contains the rows of all facets: below each other, or on phones, in a single line. */
export const ChipRows = styled.div`
  display: grid;
  gap: var(--space-2);
  @media (max-width: 39.99em) {
    display: flex;
    gap: var(--space-4);
    padding-inline-end: var(--space-6);
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(to left, transparent, #000 var(--space-6));
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: center;
  height: 44px;
  font-size: var(--text-sm);
  & > span {
    color: var(--color-text-muted);
  }
  & > div {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    height: 100%;
    padding-inline: 2px var(--space-6);
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(to left, transparent, #000 var(--space-6));
  }
  & button {
    flex: none;
    min-height: 36px;
    padding-inline: var(--space-3);
    border: 1px solid var(--color-rule);
    border-radius: 999px;
    background: var(--color-surface);
    white-space: nowrap;
  }
  & button:hover {
    border-color: var(--color-accent);
  }
  & button:focus-visible {
    outline-offset: -1px;
  }
  & button[aria-pressed="true"] {
    border-color: var(--color-accent);
    color: var(--color-accent);
    background: var(--color-accent-soft);
    font-weight: 600;
  }
  & small {
    display: inline-block;
    min-width: 1.6em;
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
  @media (max-width: 39.99em) {
    display: flex;
    flex: none;
    gap: var(--space-2);
    & > div {
      padding-inline-end: 2px;
      overflow: visible;
      mask-image: none;
    }
  }
`
