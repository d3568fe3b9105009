import type { SearchClient } from "./search-client"

/** A client, and what can be done before the first query. */
export interface LoadedClient {
  client: SearchClient
  /** Loads what the first query needs. */
  preload: () => Promise<void>
}

let loaded: Promise<LoadedClient> | undefined

/** Loads the client of the engine that this site was built for, once. Rejects when its code cannot be had; call again to retry. */
export function loadClient(): Promise<LoadedClient> {
  if (!loaded) {
    loaded = SEARCH_SERVICE ? loadHosted(SEARCH_SERVICE) : loadEmbedded()
    loaded.catch(() => {
      loaded = undefined
    })
  }
  return loaded
}

/** Index that queries name and under which a reader's searches are stored. */
export const indexName = SEARCH_SERVICE?.indexName ?? "docs_site_dev"

async function loadHosted(service: NonNullable<typeof SEARCH_SERVICE>): Promise<LoadedClient> {
  const { createHostedClient } = await import("./hosted-client")
  return { client: createHostedClient(service), preload: async () => {} }
}

async function loadEmbedded(): Promise<LoadedClient> {
  const [{ createEmbeddedClient }, { fetchIndexFile }] = await Promise.all([
    import("./embedded/embedded-client"),
    import("./embedded/fetch-index-file"),
  ])
  const client = createEmbeddedClient(fetchIndexFile)
  return { client, preload: () => client.preload() }
}
