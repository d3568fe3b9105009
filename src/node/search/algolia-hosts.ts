/** Times a host of our own is asked before a push counts as failed; the service's usual four hosts stand in for each other. */
const attempts = 3

/** A host of our own in the form that Algolia's clients take, as often as it is to be tried. */
export function algoliaHosts(host: string) {
  const { protocol, host: url } = new URL(/^https?:\/\//.test(host) ? host : `https://${host}`)
  const one = {
    url,
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  }
  return Array.from({ length: attempts }, () => ({ ...one }))
}
