/** Bytes of the longest query that the hosted service answers. */
const longestQuery = 500

/** As much of a query as search reads. Longer ones are texts that were pasted; the hosted service refuses them. */
export function limitQuery(query: string): string {
  const { read } = new TextEncoder().encodeInto(query, new Uint8Array(longestQuery))
  return query.slice(0, read)
}
