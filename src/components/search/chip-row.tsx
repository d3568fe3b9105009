import styled from "@emotion/styled"
import { useId } from "react"
import { ScrollRow } from "../ui/scroll-row"

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
      <Values>
        {chips.map(({ value, label, count, isChosen }) => (
          <button key={value} type="button" aria-pressed={isChosen} onClick={() => onToggle(value)}>
            {label} <small>{count}</small>
          </button>
        ))}
      </Values>
    </Row>
  )
}

/** Contains the rows of all facets: below each other, or on phones, in a single line. */
export const ChipRows = styled(ScrollRow)`
  gap: var(--space-4);
  @media (min-width: 40em) {
    display: grid;
    gap: var(--space-2);
    padding-inline-end: 0;
    overflow: visible;
    mask-image: none;
  }
`

/** The values of a facet: on a line of their own, or on phones, on the line that all facets share. */
const Values = styled(ScrollRow)`
  align-items: center;
  gap: var(--space-2);
  height: 100%;
  padding-inline-start: 2px;
  @media (max-width: 39.9375em) {
    padding-inline-end: 2px;
    overflow: visible;
    mask-image: none;
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
  & button {
    flex: none;
    min-height: 36px;
    padding-inline: var(--space-3);
    border: 1px solid var(--color-control);
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
  @media (max-width: 39.9375em) {
    display: flex;
    flex: none;
    gap: var(--space-2);
  }
`
