import styled from "@emotion/styled"
import { navigate } from "gatsby"
import { focusMain } from "../../../browser/focus"
import { FacetRows } from "./facet-rows"
import { FilteredOut } from "../filtered-out"
import { hitCount } from "../hit-count"
import { MissingWords } from "../missing-words"
import { ResultList } from "./result-list"
import type { FoundResults } from "./results-request"
import { type SearchAddress, searchAddress } from "../query/search-address"
import { SearchFailure } from "../search-failure"
import { useResults } from "./use-results"
import { ResultsFrame, waiting } from "./waiting-results"

interface SearchResultsProps {
  address: SearchAddress
}

const filterCount = ({ address: { kinds, sections, tags } }: FoundResults) =>
  kinds.length + sections.length + tags.length

/** All results of a query with their facets, from the site's search engine. Use a new `key` for a new query. */
export function SearchResults({ address }: SearchResultsProps) {
  const { found, failure, retry, showMore } = useResults(address)
  const tryAgain = () => {
    focusMain() // the button is about to be removed
    retry()
  }

  const searchAll = () => {
    focusMain()
    navigate(searchAddress({ query: address.query }))
  }

  const isFilteredOut = found?.total === 0 && found.unfiltered > 0
  const isCurrent = found?.address === address
  // Results stay when the next ones cannot be loaded.
  const isShown = isCurrent || failure === undefined
  // Facets stay until the results of the address are known, so that the pressed one keeps the focus.
  const hasFacets = !isCurrent || found.unfiltered > 0
  return (
    <ResultsFrame>
      {isShown && (
        <p role="status">{found ? hitCount(found.total, found.unfiltered, filterCount(found)) : waiting}</p>
      )}
      {hasFacets && <FacetRows address={address} counts={found?.counts} />}
      <Results>
        <MissingWords words={isShown && found?.total ? found.missingWords : []} />
        {found &&
          isShown &&
          (isFilteredOut ? (
            <FilteredOut onSearchAll={searchAll} />
          ) : (
            <ResultList query={address.query} found={found} onShowMore={showMore} />
          ))}
        {failure !== undefined && <SearchFailure message={failure} onRetry={tryAgain} />}
      </Results>
    </ResultsFrame>
  )
}

const Results = styled.div`
  min-width: 0;
  & > [aria-live]:not(:empty) {
    margin-block-end: var(--space-4);
  }
  & > div + [role="alert"] {
    margin-block-start: var(--space-5);
  }
`
