/** The search page's own title: names the query, once there is one. */
export function searchTitle(query: string, [open, close]: readonly [string, string]): string {
  return query === "" ? "Search the documentation" : `Search results for ${open}${shortened(query)}${close}`
}

function shortened(query: string): string {
  return query.length > 120 ? `${query.slice(0, 120)}…` : query
}
