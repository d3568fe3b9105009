import type { BuildArgs } from "gatsby"
import { loadConfig } from "../../config/load-config"
import { loadSynonyms } from "../../search/load-synonyms"
import { pushIndex, type PushOptions } from "../../search/push-index"
import { hostedSynonyms } from "../../search/synonyms"
import { recordsOf, searchablePagesQuery, type SearchablePagesResult } from "./searchable-pages"

/**
 * Brings the hosted search up to date with a build that is complete; without an admin key nothing happens. When it fails,
 * what was built stays as it is, and the command ends with an error.
 */
export async function pushSearchIndex(
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  options?: Partial<PushOptions>,
): Promise<void> {
  const { ALGOLIA_ADMIN_KEY, ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_HOST } = loadConfig().environment
  if (!ALGOLIA_ADMIN_KEY || !ALGOLIA_APP_ID) return
  try {
    const { data, errors } = await graphql<SearchablePagesResult>(searchablePagesQuery)
    if (errors || !data) throw new Error("the pages could not be read")
    const { sent, removed } = await pushIndex(
      {
        appId: ALGOLIA_APP_ID,
        adminKey: ALGOLIA_ADMIN_KEY,
        indexName: ALGOLIA_INDEX_NAME,
        ...(ALGOLIA_HOST === undefined ? {} : { host: ALGOLIA_HOST }),
      },
      { records: recordsOf(data), synonyms: hostedSynonyms(await loadSynonyms()) },
      options,
    )
    reporter.info(`The hosted search is up to date: ${sent} records sent, ${removed} removed.`)
  } catch (error) {
    process.stderr.write(`${failureOf(error, ALGOLIA_ADMIN_KEY)}\n`)
    // Gatsby ends by itself, with a code of its own, once it has kept its cache.
    process.once("exit", () => {
      process.exitCode = 1
    })
  }
}

/** The sentences for a push that failed. */
export function failureOf(error: unknown, adminKey: string): string {
  const said = lastAnswer(error) ?? (error instanceof Error ? error.message : String(error))
  const reason = (said.split("\n")[0] ?? "").replaceAll(adminKey, "…").replace(/[.\s]+$/, "")
  return `The hosted search could not be updated: ${reason}.\nThe site in public/ is complete. Build again to update the search.`
}

/** What became of the last request, when the client gave up because none of its hosts answered well. */
function lastAnswer(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("stackTrace" in error) || error.name !== "RetryError") return undefined
  const [last] = (error.stackTrace as { response?: { status?: number; content?: string } }[]).slice(-1) // as the client keeps it
  const { status, content } = last?.response ?? {}
  return status
    ? `the service answered with status ${status}`
    : `the service did not answer (${content ?? "no reason given"})`
}
