/**
 * The number of hits as a text, such as "3 results found".
 * @param unfiltered the number of hits without the reader's filters
 * @param filters the number of the reader's filters, if it can be more than one
 */
export function hitCount(total: number, unfiltered: number, filters = 1): string {
  if (total === 0 && unfiltered > 0) {
    const [these, them] = filters > 1 ? ["these filters", "them"] : ["this filter", "it"]
    return `No results with ${these}, ${unfiltered} without ${them}`
  }
  if (total === 0) return "No results were found"
  return total === 1 ? "One result found" : `${total} results found`
}
