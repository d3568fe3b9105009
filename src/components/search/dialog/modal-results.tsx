import styled from "@emotion/styled"
import { FilteredOut } from "../filtered-out"
import { ModalHint } from "./modal-hint"
import { NoResults } from "../no-results"
import { SearchFailure } from "../search-failure"
import { SavedList } from "./saved-list"
import { hitCount } from "../hit-count"
import type { HitGroup } from "./group-hits"
import type { OptionList } from "./option-list"
import { SearchOption } from "./search-option"
import type { SavedHits } from "./use-saved"
import type { SearchState } from "./use-search"

interface ModalResultsProps {
  state: SearchState
  query: string
  groups: readonly HitGroup[]
  savedHits: SavedHits
  list: OptionList
  onClose: () => void
  /** Removes the filter by kinds. */
  onSearchAll: () => void
}

/** The content of the search dialog: hits by section, saved hits, "no results", or an error. */
export function ModalResults({
  state,
  query,
  groups,
  savedHits,
  list,
  onClose,
  onSearchAll,
}: ModalResultsProps) {
  return (
    <Scroller tabIndex={0} role="region" aria-label="Results">
      <p className="sr-only" role="status">
        {state.status === "found" && hitCount(state.answer.total, state.answer.unfiltered)}
      </p>
      {state.status === "failed" ? (
        <Padded>
          <SearchFailure message={state.message} onRetry={state.retry} />
        </Padded>
      ) : query.trim() === "" ? (
        <SavedList {...savedHits} list={list} />
      ) : state.status === "found" && state.answer.total === 0 ? (
        state.answer.unfiltered > 0 ? (
          <Padded>
            <FilteredOut message={`${hitCount(0, state.answer.unfiltered)}.`} onSearchAll={onSearchAll} />
          </Padded>
        ) : (
          <NoResults query={state.answer.query} onLeave={onClose} />
        )
      ) : (
        <HitList groups={groups} list={list} isBusy={state.status === "searching"} />
      )}
    </Scroller>
  )
}

interface HitListProps extends Pick<ModalResultsProps, "groups" | "list"> {
  /** Whether the hits are those of a previous query. */
  isBusy: boolean
}

function HitList({ groups, list, isBusy }: HitListProps) {
  const all = groups.flatMap(({ hits }) => hits)
  return (
    <div role="listbox" id={list.id} aria-label="Search results" aria-busy={isBusy}>
      {groups.map(({ section, hits }, group) => (
        <div key={section} role="group" aria-labelledby={`${list.id}-group-${group}`}>
          <GroupName id={`${list.id}-group-${group}`}>{section}</GroupName>
          {hits.map((hit) => (
            <SearchOption
              key={hit.objectID}
              list={list}
              index={all.indexOf(hit)}
              hit={hit}
              section={section}
            />
          ))}
        </div>
      ))}
      {groups.length === 0 && <ModalHint>Searching…</ModalHint>}
    </div>
  )
}

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--space-2);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** Heading of a group of options. */
const GroupName = styled.div`
  padding: var(--space-3) var(--space-4) var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-weight: 600;
`

const Padded = styled.div`
  padding: var(--space-5) var(--space-4);
`
