/** Maximum length in bytes of a query that the hosted service accepts. */
const maxQueryLength = 500

/** Truncates a query to the maximum length; the hosted service rejects longer ones. */
export function limitQuery(query: string): string {
  const { read } = new TextEncoder().encodeInto(query, new Uint8Array(maxQueryLength))
  return query.slice(0, read)
}
