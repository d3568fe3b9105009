import { indexName } from "./load-client"
import type { SearchClient } from "./search-client"
import type { SearchHit } from "./search-hit"

/** The number of hits of a query without the reader's filters; requested if there are no hits with them. */
export async function countUnfiltered(client: SearchClient, query: string): Promise<number> {
  const { results } = await client.search<SearchHit>([
    { indexName, params: { query, hitsPerPage: 0, analytics: false } }, // a part of the reader's search, not another one
  ])
  const [result] = results
  return result && "hits" in result ? (result.nbHits ?? 0) : 0
}
