import type { LegacySearchMethodProps, SearchResponses } from "algoliasearch/lite"

/** The interface of all search engines: the client that react-instantsearch expects. */
export interface SearchClient {
  search<T>(requests: LegacySearchMethodProps): Promise<SearchResponses<T>>
}
