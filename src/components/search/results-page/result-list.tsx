import styled from "@emotion/styled"
import { useEffect, useRef } from "react"
import { restorePosition } from "../../../navigation/scroll-position"
import { Button } from "../../ui/button"
import { Link } from "../../ui/link"
import { TitleText } from "../../ui/title-text"
import { Marked } from "../marked"
import { NoResults } from "../no-results"
import { noteOpened } from "../open-hit"
import type { FoundResults } from "./results-request"
import { hitTitle } from "../client/search-hit"
import { splitMarks } from "../split-marks"

interface ResultListProps {
  query: string
  found: FoundResults
  onShowMore: () => void
}

/** The results of the search page, with a button to load more. */
export function ResultList({ query, found: { hits, isLastPage }, onShowMore }: ResultListProps) {
  const hasHits = hits.length > 0
  const list = useRef<HTMLOListElement>(null)
  /** The number of hits, and the element with the focus, when the reader requested more. */
  const before = useRef<{ count: number; focused: Element | null }>(undefined)
  // After back, the scroll position was restored before the results existed.
  useEffect(() => {
    if (hasHits) restorePosition()
  }, [hasHits])
  // Moves the focus to the first of the new hits: the button that had it is below them now, or has been removed.
  useEffect(() => {
    const request = before.current
    before.current = undefined
    const { activeElement } = document
    const isElsewhere = activeElement !== request?.focused && !activeElement?.contains(list.current)
    if (!request || isElsewhere) return // the reader has moved the focus meanwhile
    list.current?.children[request.count]?.querySelector("a")?.focus({ preventScroll: true })
  }, [hits])

  function showMore() {
    before.current = { count: hits.length, focused: document.activeElement }
    onShowMore()
  }

  if (!hasHits) return <NoResults />
  return (
    <div>
      <List ref={list}>
        {hits.map((hit) => {
          const { title, trail } = hitTitle(hit)
          return (
            <li key={hit.objectID}>
              <small>{trail.join(" › ")}</small>
              <h2>
                <Link to={hit.url} onClick={(event) => noteOpened(hit, query, event)}>
                  <TitleText runs={splitMarks(title)} />
                </Link>
              </h2>
              <p>
                <Marked value={hit._snippetResult?.content?.value ?? ""} />
              </p>
            </li>
          )
        })}
      </List>
      {!isLastPage && (
        <Button type="button" onClick={showMore}>
          Load more results
        </Button>
      )}
    </div>
  )
}

const List = styled.ol`
  margin-block-end: var(--space-5);
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
    margin-block-end: var(--space-1);
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
