import type { LegacySearchMethodProps, SearchResult } from "algoliasearch/lite"

/** One result for each request. */
export interface SearchResponses<T> {
  results: (SearchResult<T> & {
    /** Words and names of the query that no page contains; only from the embedded engine. */
    missingWords?: readonly string[]
  })[]
}

/** The interface of all search engines: that of the hosted service's client. */
export interface SearchClient {
  search<T>(requests: LegacySearchMethodProps): Promise<SearchResponses<T>>
}
