/** The number of hits in words. */
export function hitCount(total: number): string {
  if (total === 0) return "No results were found"
  return total === 1 ? "One result found" : `${total} results found`
}
