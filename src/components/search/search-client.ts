import type { LegacySearchMethodProps, SearchResponses } from "algoliasearch/lite"

/** What every search engine of this site looks like to the components: the client that react-instantsearch takes. */
export interface SearchClient {
  search<T>(requests: LegacySearchMethodProps): Promise<SearchResponses<T>>
}
