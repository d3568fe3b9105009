import { liteClient } from "algoliasearch/lite"
import type { HostedService } from "../../shared/hosted-service"
import type { SearchClient } from "./search-client"

/**
 * Milliseconds after which a host that is the only one is given up. The client's own limit of a second is for turning to the
 * next host: with one alone, a slow answer would be a failure.
 */
const oneHostTimeouts = { connect: 30_000, read: 30_000, write: 30_000 }

/** The hosted service's own client. An empty query finds nothing and is not sent. */
export function createHostedClient({ appId, searchKey, origin }: HostedService): SearchClient {
  const client = liteClient(
    appId,
    searchKey,
    origin === null ? {} : { hosts: [hostOf(origin)], timeouts: oneHostTimeouts },
  )
  return client as SearchClient // the service's client is what the interface was made for
}

function hostOf(origin: string) {
  const { protocol, host: url } = new URL(origin)
  return {
    url,
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  }
}
