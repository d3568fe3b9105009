/**
 * The number of hits as a text, such as "3 results found".
 * @param unfiltered the number of hits without the reader's filters
 */
export function hitCount(total: number, unfiltered: number): string {
  if (total === 0 && unfiltered > 0) return `No results with this filter, ${unfiltered} without it`
  if (total === 0) return "No results were found"
  return total === 1 ? "One result found" : `${total} results found`
}
