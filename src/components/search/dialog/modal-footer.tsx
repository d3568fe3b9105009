import styled from "@emotion/styled"
import type { RecordKind } from "../../../shared/search/record"
import { Link } from "../../ui/link"
import { searchAddress } from "../query/search-address"
import { normalizeQuery } from "../query/normalize-query"

interface ModalFooterProps {
  query: string
  /** Kinds by which the hits are filtered. */
  kinds: readonly RecordKind[]
  /** Total number of hits; absent before the first response. */
  total: number | undefined
  onClose: () => void
}

/** Keyboard hints, and the link to all results. */
export function ModalFooter({ query, kinds, total, onClose }: ModalFooterProps) {
  return (
    <Bar>
      <span aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose · <kbd>↵</kbd> open · <kbd>Esc</kbd> close
      </span>
      {total !== undefined && total > 0 && query.trim() !== "" && (
        <Link to={searchAddress({ query: normalizeQuery(query), kinds })} onClick={onClose}>
          {`See all ${total} results`}
        </Link>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 44px;
  padding-inline: var(--space-4);
  border-top: 1px solid var(--color-rule);
  color: var(--color-text-muted);
  background: var(--color-paper);
  font-size: var(--text-xs);
  & > a {
    margin-inline-start: auto;
    padding-block: var(--space-3);
    font-size: var(--text-sm);
    outline-offset: -2px; /* the dialog would cut the ring off */
  }
  @media (width <= 43.75em) {
    & > span,
    &:not(:has(> a)) {
      display: none;
    }
  }
`
