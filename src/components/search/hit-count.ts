/** The number of hits as a text, such as "3 results found". */
export function hitCount(total: number): string {
  if (total === 0) return "No results were found"
  return total === 1 ? "One result found" : `${total} results found`
}
