import { isStopWord, tokenize, type Token } from "../../../shared/search/tokenize"
import { normalizeQuery } from "../query/normalize-query"

/** Maximum number of marks on a page; more would not help. */
const maxRanges = 500

/** Maximum number of words to mark one by one. A longer query is a pasted message, whose words are everywhere on a page. */
const maxTerms = 12

/** Number of words that have to follow each other like in a pasted message to be marked. */
const phraseLength = 4

/** Minimum number of words in such a phrase that are no stop words. */
const minSignificantWords = 3

interface Place {
  start: number
  end: number
}

/** Ranges in an element's text of a query's words, or of a pasted message's phrases. */
export function findRanges(content: Element, query: string): Range[] {
  const find = finderOf(query)
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node && ranges.length < maxRanges; node = walker.nextNode()) {
    for (const { start, end } of find(node.textContent ?? "")) {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  return ranges
}

/** Returns a function that finds the ranges of a text to mark for a query. */
export function finderOf(query: string): (text: string) => Place[] {
  const written = tokenize(normalizeQuery(query))
  const terms = [...new Set(written.map(({ term }) => term))].filter(
    (term) => term.length > 1 && !isStopWord(term),
  )
  if (terms.length <= maxTerms) return (text) => wordsOf(text, terms)
  const phrases = new Set(phrasesIn(written).map(({ words }) => words))
  return (text) => phrasesOf(text, phrases)
}

/** The phrases of a text that are not mainly stop words. */
function phrasesIn(tokens: readonly Token[]): (Place & { words: string })[] {
  const words = tokens.filter(({ parts }) => parts === 0)
  return words.slice(phraseLength - 1).flatMap(({ end }, first) => {
    const phrase = words.slice(first, first + phraseLength)
    const [start = 0] = phrase.map((word) => word.start)
    const isSignificant = phrase.filter(({ term }) => !isStopWord(term)).length >= minSignificantWords
    return isSignificant ? [{ start, end, words: phrase.map(({ term }) => term).join(" ") }] : []
  })
}

/** Positions of phrases in a text; those that overlap are one. */
function phrasesOf(text: string, phrases: ReadonlySet<string>): Place[] {
  const found: Place[] = []
  for (const { start, end, words } of phrasesIn(tokenize(text))) {
    const last = found.at(-1)
    if (!phrases.has(words)) continue
    if (last && start <= last.end) last.end = end
    else found.push({ start, end })
  }
  return found
}

/**
 * Positions of the words in a text that equal a term, or start with a term of at least three letters. The parts of a found
 * compound word are not listed again.
 */
function wordsOf(text: string, terms: readonly string[]): Place[] {
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
