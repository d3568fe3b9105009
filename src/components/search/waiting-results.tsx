import styled from "@emotion/styled"
import { FacetRows } from "./facet-rows"
import type { SearchAddress } from "./search-address"

/** Placeholder while results are loading: the facets of the address, and space for the results. */
export function WaitingResults({ address }: { address: SearchAddress }) {
  return (
    <ResultsFrame data-waiting="">
      <p role="status">Fetching new results…</p>
      <FacetRows address={address} />
      <Bars aria-hidden="true" />
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

/** Skeleton lines for the hits. */
export const Bars = styled.div`
  height: 24rem;
  border-radius: var(--radius-md);
  background: repeating-linear-gradient(to bottom, var(--color-rule) 0 1.2rem, transparent 1.2rem 6rem);
  opacity: 0.5;
`
