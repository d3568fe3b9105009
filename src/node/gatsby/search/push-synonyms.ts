import type { BuildArgs } from "gatsby"
import { algoliasearch } from "algoliasearch"
import type { Environment } from "../../config/environment"
import { loadConfig } from "../../config/load-config"
import { algoliaHosts } from "../../search/algolia-hosts"
import { loadSynonyms } from "../../search/load-synonyms"
import { hostedSynonyms } from "../../search/synonyms"

/** Sends the synonyms, which the plugin knows nothing of, in place of those the index had. Without an admin key nothing happens. */
export async function pushSynonyms({ reporter }: Pick<BuildArgs, "reporter">): Promise<void> {
  const { environment } = loadConfig()
  if (!environment.ALGOLIA_ADMIN_KEY || !environment.ALGOLIA_APP_ID) return
  try {
    await sendSynonyms(environment.ALGOLIA_APP_ID, environment.ALGOLIA_ADMIN_KEY, environment)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    reporter.panicOnBuild(`The synonyms could not be sent to the search service: ${reason}`)
  }
}

async function sendSynonyms(
  appId: string,
  adminKey: string,
  { ALGOLIA_INDEX_NAME, ALGOLIA_HOST }: Environment,
): Promise<void> {
  const hosts = ALGOLIA_HOST
    ? algoliaHosts(ALGOLIA_HOST).map((host) => ({ ...host, accept: "readWrite" as const }))
    : undefined
  const client = algoliasearch(appId, adminKey, hosts ? { hosts } : undefined)
  const indexName = ALGOLIA_INDEX_NAME
  const synonymHit = hostedSynonyms(await loadSynonyms())
  const { taskID } = await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true })
  await client.waitForTask({ indexName, taskID })
}
