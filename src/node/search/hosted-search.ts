import type { HostedService } from "../../shared/search/hosted-service"
import type { Environment } from "../config/environment"

/** The hosted search service of the site, or `null` for the embedded index. */
export function hostedSearch(environment: Environment): HostedService | null {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX_NAME, ALGOLIA_HOST } = environment
  if (!ALGOLIA_APP_ID || !ALGOLIA_SEARCH_KEY) return null
  return {
    appId: ALGOLIA_APP_ID,
    searchKey: ALGOLIA_SEARCH_KEY,
    indexName: ALGOLIA_INDEX_NAME,
    origin: ALGOLIA_HOST ?? null,
  }
}
