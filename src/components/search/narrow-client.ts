import type { SearchClient } from "./search-client"
import type { ContextualFilters } from "./search-hit"

/**
 * Wraps a client so that some filters are added to every request. They are not set as InstantSearch parameters, because
 * InstantSearch merges those with its own filters.
 * @param filters called on each search
 */
export function narrowClient(client: SearchClient, filters: () => ContextualFilters): SearchClient {
  return {
    ...client,
    search: (requests) =>
      client.search(
        requests.map(({ params, ...request }) => ({
          ...request,
          params: { ...params, facetFilters: [...filters(), ...[params?.facetFilters ?? []].flat()] },
        })),
      ),
  }
}
