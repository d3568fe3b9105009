import { liteClient } from "algoliasearch/lite"
import type { HostedService } from "../../shared/hosted-service"
import type { SearchClient } from "./search-client"

/** The hosted service's own client. An empty query has no results and is not sent. */
export function createHostedClient({ appId, searchKey, origin }: HostedService): SearchClient {
  const client = liteClient(appId, searchKey, origin === null ? {} : { hosts: [hostOf(origin)] })
  return client as SearchClient // the interface is a subset of the service's client
}

function hostOf(origin: string) {
  const { protocol, host: url } = new URL(origin)
  return {
    url,
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  }
}
