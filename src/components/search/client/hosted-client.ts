import { liteClient } from "algoliasearch/lite"
import type { HostedService } from "../../../shared/search/hosted-service"
import type { SearchClient } from "./search-client"

/** Timeouts in milliseconds for a single host. The client's own limit of a second assumes that there is another host to try. */
const oneHostTimeouts = { connect: 30_000, read: 30_000, write: 30_000 }

/** The hosted service's own client. */
export function createHostedClient({ appId, searchKey, origin }: HostedService): SearchClient {
  const client = liteClient(
    appId,
    searchKey,
    origin === null ? {} : { hosts: [hostOf(origin)], timeouts: oneHostTimeouts },
  )
  return client as SearchClient // the interface describes this client
}

function hostOf(origin: string) {
  const { protocol, host: url } = new URL(origin)
  return {
    url,
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  }
}
