/** Maximum length in bytes of a query that the hosted service accepts. */
const maxQueryBytes = 500

/** Truncates a query to the maximum length; the hosted service rejects longer ones. */
export function limitQuery(query: string): string {
  const { read } = new TextEncoder().encodeInto(query, new Uint8Array(maxQueryBytes))
  return query.slice(0, read)
}
