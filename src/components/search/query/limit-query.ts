/** Maximum length in bytes of a query that the hosted service accepts. */
const maxQueryBytes = 500

/** A text on one line, as a field shows it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

/** Truncates a query to the maximum length; the hosted service rejects longer ones. */
export function limitQuery(query: string): string {
  const { read } = new TextEncoder().encodeInto(query, new Uint8Array(maxQueryBytes))
  return query.slice(0, read)
}
