import styled from "@emotion/styled"
import { FacetRows } from "./facet-rows"
import type { SearchAddress } from "../query/search-address"

/** The status while results are loading. */
export const waiting = "Fetching new results…"

/** Placeholder until the address has been read: its facets, above space for the results. */
export function WaitingResults({ address }: { address: SearchAddress }) {
  return (
    <ResultsFrame data-waiting="">
      <p role="status">{waiting}</p>
      <FacetRows address={address} />
    </ResultsFrame>
  )
}

/**
 * The number of results, the facets and the results; on desktops, the facets are beside the results. Nothing moves when the
 * results arrive: parts that may disappear are below those that stay, and the frame is at least as high as the window.
 */
export const ResultsFrame = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  min-width: 0;
  min-height: 100vh;
  & > [role="status"] {
    font-weight: 600;
  }
  /* The facets are beside the results; where there is room, in the margin of the page */
  @media (width > 62.25em) {
    grid-template: auto 1fr / 12rem minmax(0, 1fr);
    align-items: start;
    & > * {
      grid-column: 2;
    }
    & > [data-facets] {
      grid-area: 1 / 1 / span 2;
    }
  }
  @media (width >= 80em) {
    margin-inline-start: -13.5rem;
  }
  html:not([data-js]) &[data-waiting] {
    display: none;
  }
`
