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

/** The values of a facet: in as many lines as they take, on phones in one that scrolls. Counts change no line. */
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

/** Contains the rows of all facets, below each other. */
export const ChipRows = styled.div`
  display: grid;
  gap: var(--space-4);
`

const Values = styled(ScrollRow)`
  gap: var(--space-2);
  padding-inline-start: 2px;
  @media (min-width: 40em) {
    flex-wrap: wrap;
    padding-inline-end: 0;
    mask-image: none;
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: baseline;
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
    min-width: 2em;
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
`
