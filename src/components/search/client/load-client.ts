import type { HostedService } from "../../../shared/search/hosted-service"
import { manifestName } from "../../../shared/search/index-names"
import { fetchIndexFile } from "./fetch-index-file"
import { narrowClient } from "./narrow-client"
import { pageFilters } from "./page-filters"
import type { SearchClient } from "./search-client"

/** A client whose results are filtered for the current page, with a function to preload the index. */
interface LoadedClient {
  client: SearchClient
  /** Loads the data that the first query needs. */
  preload: () => Promise<void>
}

let loaded: Promise<LoadedClient> | undefined

/** Loads the client of the site's search engine, once. Rejects if its code cannot be loaded; call again to retry. */
export function loadClient(): Promise<LoadedClient> {
  if (!loaded) {
    const engine = SEARCH_SERVICE ? loadHosted(SEARCH_SERVICE) : loadEmbedded()
    loaded = engine.then(({ client, preload }) => ({ client: narrowClient(client, pageFilters), preload }))
    loaded.catch(() => {
      loaded = undefined
    })
  }
  return loaded
}

/** Name of the index; also part of the storage keys of a reader's searches. */
export const indexName = SEARCH_SERVICE?.indexName ?? "docs_site_dev"

/** The bundler's message names a file, which says nothing to readers. */
function reportMissingCode(): never {
  throw new Error("Its code could not be loaded.")
}

async function loadHosted(service: HostedService): Promise<LoadedClient> {
  const { createHostedClient } = await import("./hosted-client").catch(reportMissingCode)
  return { client: createHostedClient(service), preload: async () => {} }
}

async function loadEmbedded(): Promise<LoadedClient> {
  // Load the index at the same time as the code that reads it.
  let early: Promise<unknown> | undefined = fetchIndexFile(manifestName)
  early.catch(() => undefined) // the query that needs it reports the failure
  const { createEmbeddedClient } = await import("../../../search/embedded-client").catch(reportMissingCode)
  const engine = createEmbeddedClient((path) => {
    const started = path === manifestName ? early : undefined
    if (started) early = undefined
    return started ?? fetchIndexFile(path)
  })
  const client = engine as unknown as SearchClient // its results have everything that this site uses
  return { client, preload: () => engine.preload() }
}
