import type { LegacySearchMethodProps, SearchResponses } from "algoliasearch/lite"

/** The interface of all search engines: that of the hosted service's client. */
export interface SearchClient {
  search<T>(requests: LegacySearchMethodProps): Promise<SearchResponses<T>>
}
