/** Times a host of our own is asked before a push counts as failed; the service's usual four hosts stand in for each other. */
const attempts = 3

/** A host as version 4 of Algolia's client takes it, which gatsby-plugin-algolia brings along. */
export interface AlgoliaHost {
  url: string
  protocol: "http" | "https"
}

/** A host of our own, by its origin, as often as it is to be tried. */
export function algoliaHosts(origin: string): AlgoliaHost[] {
  const { protocol, host: url } = new URL(origin)
  return Array.from({ length: attempts }, () => ({ url, protocol: protocol === "http:" ? "http" : "https" }))
}
