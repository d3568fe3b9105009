import type { SearchClient } from "./search-client"
import type { ContextualFilters } from "./search-hit"

/**
 * A client whose every request is narrowed to what passes some filters too. Requests do not hold these themselves:
 * InstantSearch mixes its own filters with those it is given.
 * @param filters read at each search
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
