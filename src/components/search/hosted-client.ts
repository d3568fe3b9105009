import { liteClient } from "algoliasearch/lite"
import type { SearchClient } from "./search-client"

/** How the hosted service is reached. */
export interface HostedService {
  appId: string
  searchKey: string
  /** Takes the place of the service's own hosts; `https` when it names no scheme. */
  host: string | null
}

/** The hosted service's own client. An empty query finds nothing and is not sent. */
export function createHostedClient({ appId, searchKey, host }: HostedService): SearchClient {
  const client = liteClient(appId, searchKey, host === null ? {} : { hosts: [hostOf(host)] })
  return client as SearchClient // the service's client is what the interface was made for
}

function hostOf(host: string) {
  const { protocol, host: url } = new URL(/^https?:\/\//.test(host) ? host : `https://${host}`)
  return {
    url,
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  }
}
