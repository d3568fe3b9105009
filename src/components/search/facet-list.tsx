import styled from "@emotion/styled"
import { useId } from "react"
import { useRefinementList } from "react-instantsearch"

interface FacetListProps {
  /** Attribute of the records. */
  attribute: string
  name: string
  /** Called with the value that the reader chooses or drops. */
  onToggle: (value: string) => void
}

/** The values that results can be narrowed to, with the number of results each would leave. */
export function FacetList({ attribute, name, onToggle }: FacetListProps) {
  const id = useId()
  const { items } = useRefinementList({ attribute, limit: 10, operator: "or" })
  if (items.length === 0) return null
  return (
    <Facet role="group" aria-labelledby={id}>
      <span id={id}>{name}</span>
      <div>
        {items.map(({ value, label, count, isRefined }) => (
          <button key={value} type="button" aria-pressed={isRefined} onClick={() => onToggle(value)}>
            {label} <small>{count}</small>
          </button>
        ))}
      </div>
    </Facet>
  )
}

const Facet = styled.div`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-sm);
  @media (min-width: 40em) {
    grid-template-columns: 4rem 1fr;
    align-items: baseline;
  }
  & > span {
    color: var(--color-text-muted);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & button {
    min-height: 36px;
    padding-inline: var(--space-3);
    border: 1px solid var(--color-rule);
    border-radius: 999px;
    background: var(--color-surface);
  }
  & button:hover {
    border-color: var(--color-accent);
  }
  & button[aria-pressed="true"] {
    border-color: var(--color-accent);
    color: var(--color-accent);
    background: var(--color-accent-soft);
    font-weight: 600;
  }
  & small {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`
