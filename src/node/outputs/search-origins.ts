import type { Environment } from "../config/environment"

/** Origins that the browser may send search queries to. */
export function searchOrigins({
  ALGOLIA_APP_ID,
  ALGOLIA_SEARCH_KEY,
  ALGOLIA_HOST,
}: Pick<Environment, "ALGOLIA_APP_ID" | "ALGOLIA_SEARCH_KEY" | "ALGOLIA_HOST">): string[] {
  if (!ALGOLIA_APP_ID || !ALGOLIA_SEARCH_KEY) return []
  if (ALGOLIA_HOST)
    return [new URL(/^https?:/.test(ALGOLIA_HOST) ? ALGOLIA_HOST : `https://${ALGOLIA_HOST}`).origin]
  return ["https://*.algolia.net", "https://*.algolianet.com"]
}
