import styled from "@emotion/styled"
import { FacetRows } from "./facet-rows"
import type { SearchAddress } from "./search-address"

/** Placeholder while results are loading: the facets of the address, and space for the results. */
export function WaitingResults({ address }: { address: SearchAddress }) {
  return (
    <ResultsFrame data-waiting="">
      <FacetRows address={address} />
      <div>
        <p role="status">Fetching new results…</p>
        <Bars aria-hidden="true" />
      </div>
    </ResultsFrame>
  )
}

/** At least as high as the window, so that nothing below moves when the results arrive. */
export const ResultsFrame = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  min-width: 0;
  min-height: 100vh;
  @media (scripting: none) {
    &[data-waiting] {
      display: none;
    }
  }
`

/** Skeleton lines for the hits. */
export const Bars = styled.div`
  height: 24rem;
  margin-block: var(--space-4);
  border-radius: var(--radius-md);
  background: repeating-linear-gradient(to bottom, var(--color-rule) 0 1.2rem, transparent 1.2rem 6rem);
  opacity: 0.5;
`
