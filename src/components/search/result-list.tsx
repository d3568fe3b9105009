import styled from "@emotion/styled"
import { useEffect } from "react"
import { useInfiniteHits, useInstantSearch, useStats } from "react-instantsearch"
import { isPlainClick } from "../../browser/plain-click"
import { restorePosition } from "../../navigation/scroll-position"
import { Button } from "../ui/button"
import { Link } from "../ui/link"
import { hitCount } from "./hit-count"
import { loadedHits } from "./loaded-hits"
import { Marked } from "./marked"
import { NoResults } from "./no-results"
import { noteOpened } from "./open-hit"
import { SearchFailure } from "./search-failure"
import { hitTitle, type SearchHit } from "./search-hit"
import { Bars } from "./waiting-results"

interface ResultListProps {
  query: string
}

/** The results of the search page, with a button to load more. */
export function ResultList({ query }: ResultListProps) {
  const { items, isLastPage, showMore } = useInfiniteHits<SearchHit & Record<string, unknown>>({
    escapeHTML: false,
    cache: loadedHits,
  })
  const { nbHits } = useStats()
  const { status, error, refresh, results } = useInstantSearch({ catchError: true })
  const hasHits = items.length > 0
  // After back, the scroll position was restored before the results existed.
  useEffect(() => {
    if (hasHits) restorePosition()
  }, [hasHits])
  const isWaiting =
    (status === "loading" || status === "stalled" || results.__isArtificial === true) && items.length === 0

  if (status === "error") return <SearchFailure message={error?.message} onRetry={refresh} />
  return (
    <div>
      <p role="status">{isWaiting ? "Fetching new results…" : hitCount(nbHits)}</p>
      {isWaiting && <Bars aria-hidden="true" />}
      {!isWaiting && nbHits === 0 && <NoResults />}
      <List>
        {items.map((hit) => {
          const { title, trail } = hitTitle(hit)
          return (
            <li key={hit.objectID}>
              <small>{trail.join(" › ")}</small>
              <h2>
                <Link to={hit.url} onClick={(event) => isPlainClick(event) && noteOpened(hit, query)}>
                  <Marked value={title} />
                </Link>
              </h2>
              <p>
                <Marked value={hit._snippetResult?.content?.value ?? ""} />
              </p>
            </li>
          )
        })}
      </List>
      {!isLastPage && items.length > 0 && (
        <Button type="button" onClick={showMore}>
          Load more results
        </Button>
      )}
    </div>
  )
}

const List = styled.ol`
  padding: 0;
  margin-block: var(--space-4);
  list-style: none;
  & > li {
    padding-block: var(--space-4);
    border-top: 1px solid var(--color-rule);
  }
  & mark {
    background: none;
    color: var(--color-text);
    font-weight: 700;
  }
  & a mark {
    color: inherit;
  }
  & h2 {
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
  }
  & small,
  & p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`
