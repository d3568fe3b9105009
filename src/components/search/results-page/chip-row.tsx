import styled from "@emotion/styled"
import { useEffect, useId, useRef } from "react"
import { ScrollRow } from "../../ui/scroll-row"

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

/**
 * The values of a facet: one line that scrolls; on desktops, a list. Space for the count is reserved, so values do not move
 * when counts arrive. A value without results cannot be selected, only deselected.
 */
export function ChipRow({ name, chips, onToggle }: ChipRowProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (row.current) showChosen(row.current)
  }, [])
  return (
    <Row role="group" aria-labelledby={id}>
      <span id={id}>{name}</span>
      <Values ref={row}>
        {chips.map(({ value, label, count, isChosen }) => {
          const isEmpty = count === 0 && !isChosen
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isChosen}
              aria-disabled={isEmpty}
              onClick={() => isEmpty || onToggle(value)}
            >
              {label} <small>{count}</small>
            </button>
          )
        })}
      </Values>
    </Row>
  )
}

/** Scrolls a row sideways to its first selected value, which can come from the address, without scrolling the page. */
function showChosen(row: HTMLElement): void {
  const chosen = row.querySelector('[aria-pressed="true"]')
  if (chosen) row.scrollLeft += middleOf(chosen) - middleOf(row)
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}

/** Contains the rows of all facets, below each other. */
export const ChipRows = styled.div`
  display: grid;
  gap: var(--space-3);
`

const Values = styled(ScrollRow)`
  gap: var(--space-2);
  padding-inline-start: 2px;
  @media (width > 62.25em) {
    display: block;
    padding: 0;
    mask-image: none;
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: baseline;
  font-size: var(--text-sm);
  & > span,
  & [aria-disabled="true"] {
    color: var(--color-text-muted);
  }
  & button {
    min-height: 36px;
    padding-inline: var(--space-3);
    background: var(--color-surface);
    white-space: nowrap;
  }
  & [aria-disabled="false"]:hover {
    border-color: var(--color-accent);
  }
  & small {
    display: inline-block;
    min-width: 2em;
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  @media (width > 62.25em) {
    display: block;
    & button {
      display: flex;
      justify-content: space-between;
      align-items: center;
      gap: var(--space-2);
      width: 100%;
      border-color: transparent;
      white-space: normal;
      text-align: start;
    }
  }
`
