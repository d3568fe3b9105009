import { isStopWord, tokenize } from "../../shared/search/tokenize"
import { normalizeQuery } from "./normalize-query"

/** Maximum number of marks on a page; more would not help. */
const maxRanges = 500

/** Ranges of a query's words in an element's text, as whole words or as prefixes of longer words. */
export function findRanges(content: Element, query: string): Range[] {
  const terms = wantedTerms(query)
  if (terms.length === 0) return []
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node && ranges.length < maxRanges; node = walker.nextNode()) {
    for (const { start, end } of placesOf(node.textContent ?? "", terms)) {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  return ranges
}

/** The words of a query to mark: those that are not stop words. */
export function wantedTerms(query: string): string[] {
  const terms = new Set(tokenize(normalizeQuery(query)).map(({ term }) => term))
  return [...terms].filter((term) => term.length > 1 && !isStopWord(term))
}

/**
 * Positions of the words in a text that equal a term, or start with a term of at least three letters. The parts of a found
 * compound word are not listed again.
 */
export function placesOf(text: string, terms: readonly string[]): { start: number; end: number }[] {
  const found = tokenize(text)
    .filter(({ term }) =>
      terms.some((wanted) => term === wanted || (wanted.length > 2 && term.startsWith(wanted))),
    )
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  let markedEnd = 0
  return found.filter(({ start, end }) => {
    if (start < markedEnd) return false
    markedEnd = end
    return true
  })
}
