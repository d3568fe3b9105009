import type { ParentSpanPluginArgs } from "gatsby"
import { loadConfig } from "../../config/load-config"

/**
 * Makes gatsby-plugin-algolia compare with what the service holds. It remembers records as sent before it sends them:
 * after a failed push its memory would be wrong.
 */
export async function forgetPushedRecords({ getCache }: ParentSpanPluginArgs): Promise<void> {
  const { environment } = loadConfig()
  if (!environment.ALGOLIA_ADMIN_KEY) return
  await getCache("gatsby-plugin-algolia").set(`algolia-objects-${environment.ALGOLIA_INDEX_NAME}`, {})
}
