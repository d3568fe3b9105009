import { useEffect } from "react"
import { Configure, InstantSearch } from "react-instantsearch"
import { useLateCode } from "../../hooks/use-late-code"
import { Facets, refinementsOf } from "./facets"
import { indexName, loadClient } from "./load-client"
import { ResultList } from "./result-list"
import type { SearchAddress } from "./search-address"
import { SearchFailure } from "./search-failure"
import { markEnd, markStart } from "./search-hit"
import { ResultsFrame, WaitingResults } from "./waiting-results"

export interface SearchResultsProps {
  address: SearchAddress
}

const hitsPerPage = 15

async function loadSearchClient() {
  return (await loadClient()).client
}

/**
 * All results of a query with their facets, from the site's search engine. Use a new `key` for a new query.
 */
export function SearchResults({ address }: SearchResultsProps) {
  const { query } = address
  const { code: client, error, load, retry } = useLateCode(loadSearchClient)
  useEffect(load, [load])

  if (error) return <SearchFailure message={error.message} onRetry={retry} />
  if (!client) return <WaitingResults address={address} />
  return (
    <InstantSearch
      searchClient={client}
      indexName={indexName}
      initialUiState={{ [indexName]: { query, refinementList: refinementsOf(address) } }}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure
        query={query}
        hitsPerPage={hitsPerPage}
        attributesToSnippet={["content:28"]}
        highlightPreTag={markStart}
        highlightPostTag={markEnd}
      />
      <ResultsFrame>
        <Facets address={address} />
        <ResultList query={query} />
      </ResultsFrame>
    </InstantSearch>
  )
}
