import styled from "@emotion/styled"
import { FacetRows } from "./facet-rows"
import type { SearchAddress } from "./search-address"

/** Placeholder while results are loading: the facets of the address, above space for the results. */
export function WaitingResults({ address }: { address: SearchAddress }) {
  return (
    <ResultsFrame data-waiting="">
      <p role="status">Fetching new results…</p>
      <FacetRows address={address} />
    </ResultsFrame>
  )
}

/**
 * The number of results, the facets and the results. What can go away when the results arrive is below what stays, and
 * the frame is at least as high as the window: nothing moves.
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
  @media (scripting: none) {
    &[data-waiting] {
      display: none;
    }
  }
`
