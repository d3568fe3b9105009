import type { BuildArgs } from "gatsby"
import { loadConfig } from "../../config/load-config"
import type { Content } from "../../content/content"
import { loadModules } from "../../reference/load-modules"
import { pushIndex, type PushOptions } from "../../search/push-index"
import { searchRecords } from "../../search/search-records"
import { hostedSynonyms } from "../../search/synonyms"
import { errorMessage } from "../../../shared/error-message"

/**
 * Updates the hosted search index after a complete build. Does nothing without an admin key. If it fails, the build output
 * is kept, and the command exits with an error.
 */
export async function pushSearchIndex(
  { reporter }: Pick<BuildArgs, "reporter">,
  content: Content,
  options?: Partial<PushOptions>,
): Promise<void> {
  const { environment, site } = loadConfig()
  const { ALGOLIA_ADMIN_KEY, ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_HOST } = environment
  if (!ALGOLIA_ADMIN_KEY || !ALGOLIA_APP_ID) return
  try {
    const records = searchRecords(content, await loadModules(content.layout), site)
    const { sent, removed } = await pushIndex(
      {
        appId: ALGOLIA_APP_ID,
        adminKey: ALGOLIA_ADMIN_KEY,
        indexName: ALGOLIA_INDEX_NAME,
        ...(ALGOLIA_HOST === undefined ? {} : { host: ALGOLIA_HOST }),
      },
      { records, synonyms: hostedSynonyms(content.synonyms) },
      options,
    )
    reporter.info(`The hosted search is up to date: ${sent} records sent, ${removed} removed.`)
  } catch (error) {
    process.stderr.write(`${failureOf(error, ALGOLIA_ADMIN_KEY)}\n`)
    // Gatsby still has to save its cache, and then exits with its own code.
    process.once("exit", () => {
      process.exitCode = 1
    })
  }
}

/** The message for a failed push. */
export function failureOf(error: unknown, adminKey: string): string {
  const message = lastAnswer(error) ?? errorMessage(error)
  const reason = (message.split("\n")[0] ?? "").replaceAll(adminKey, "…").replace(/[.\s]+$/, "")
  return `The hosted search could not be updated: ${reason}.\nThe site in public/ is complete. Build again to update the search.`
}

/** The result of the last request, if the client gave up because all its hosts failed. */
function lastAnswer(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("stackTrace" in error) || error.name !== "RetryError") return undefined
  const [last] = (error.stackTrace as { response?: { status?: number; content?: string } }[]).slice(-1) // as the client keeps it
  const { status, content } = last?.response ?? {}
  return status
    ? `the service answered with status ${status}`
    : `the service did not answer (${content ?? "no reason given"})`
}
