import type { SearchClient } from "./search-client"
import type { ContextualFilters } from "./search-hit"

/**
 * Wraps a client so that some filters are added to every request.
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
