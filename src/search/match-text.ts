import { isStopWord, type Token, tokenize } from "../shared/search/tokenize"

/** Markers around matches. */
interface HighlightTags {
  before: string
  after: string
}

/** A text with its matches marked, in the format of the hosted service. */
interface HighlightedText {
  value: string
}

/** Terms of the index that match words of a query, each with the word. */
export type MatchedTerms = ReadonlyMap<string, string>

interface Range {
  start: number
  end: number
  /** The word of the query. */
  word: string
}

/** Marks the words of a text that match. The text is not escaped: never insert it as HTML. */
export function highlight(text: string, matched: MatchedTerms, tags: HighlightTags): HighlightedText {
  return { value: mark(text, 0, text.length, rangesOf(tokenize(text), matched), tags) }
}

/**
 * The part of a text with the most words of the query, about `words` words long, marked. It does not cut names and versions.
 * @param allTokens the text's tokens
 * @param query as typed
 */
export function snippet(
  text: string,
  allTokens: readonly Token[],
  matched: MatchedTerms,
  words: number,
  query: string,
  tags: HighlightTags,
): HighlightedText {
  const ranges = rangesOf(allTokens, matched)
  const tokens = allTokens.filter(({ parts }) => parts === 0)
  const first = tokens.length > words + spareWords ? bestWindow(text, tokens, ranges, words, query) : 0
  const isEnd = first + words + spareWords >= tokens.length
  // Names and versions are of ASCII characters without spaces. Other scripts can have texts without spaces.
  const start = first === 0 ? 0 : text.slice(0, tokens[first]?.start).search(/[!-~]*$/)
  const last = tokens[first + words - 1]?.end ?? 0
  const end = isEnd ? text.length : last + text.slice(last).search(/[^!-~]|$/)
  const marked = mark(text, start, end, ranges, tags)
  const line = marked.trim().replace(lineEnd, " · ")
  return { value: `${start > 0 ? "… " : ""}${line}${end < text.length ? " …" : ""}` }
}

/** The end of a line of code or of a list, which would run into the next one; not after a sentence or at a bracket. */
const lineEnd = /(?<=[^\s.?!:;,{([])\s*\n\s*(?=[^\s})\]])/g

/** Number of words at the end that are not worth an ellipsis. */
const spareWords = 4
/** Number of words before the first match, if the sentence starts earlier. */
const leadWords = 2
/** Maximum number of words from the start of a sentence to the first match, as a share of the excerpt. */
const leadShare = 1 / 3
/** Worth of a match outside of sentences, as in code and tables; in a sentence, a match is worth 1. */
const fragmentWorth = 0.4
/** Worth of the first word of the name that is the query. */
const nameWorth = 4
/** Bonus of an excerpt that starts with a sentence. */
const startWorth = 0.9
/** A query that is a name of several words. */
const wholeName = /^\S+[-_.]\S+$/
/** A line with a whole sentence, or with the colon before code or a list. */
const sentenceLine = /^\S.*(?:[.?!]\s|[.?!:]\W*$)/

/** Index of the first token of the best window; 0 if the start of the text is as good. */
function bestWindow(
  text: string,
  tokens: readonly Token[],
  ranges: readonly Range[],
  words: number,
  query: string,
): number {
  const name = wholeName.test(query) ? text.toLowerCase().indexOf(query.toLowerCase()) : -1
  const found = tokens.map(({ start, end }) => {
    const word = ranges.find((range) => range.start <= start && end <= range.end)?.word
    if (word === undefined) return undefined
    const line = text.slice(text.lastIndexOf("\n", start) + 1).split("\n", 1)[0] ?? ""
    return { word, worth: start === name ? nameWorth : sentenceLine.test(line) ? 1 : fragmentWorth }
  })
  const startsSentence = (place: number) =>
    place === 0 || /[.?!]\S*\s|\n/.test(text.slice(tokens[place - 1]?.end, tokens[place]?.start))
  const worthFrom = (first: number) => {
    const worths = new Map<string, number>()
    for (const match of found.slice(first, first + words))
      if (match) worths.set(match.word, Math.max(match.worth, worths.get(match.word) ?? 0))
    return [...worths.values()].reduce((sum, worth) => sum + worth, startsSentence(first) ? startWorth : 0)
  }
  const leadOf = (place: number) => {
    for (let first = place; first >= Math.max(0, place - words * leadShare); first--)
      if (startsSentence(first)) return first
    return Math.min(place - leadWords, tokens.length - words)
  }
  let best = 0
  let most = worthFrom(0)
  found.forEach((match, place) => {
    if (!match) return
    const first = leadOf(place)
    const worth = worthFrom(first)
    if (worth <= most) return
    most = worth
    best = first
  })
  return best
}

function rangesOf(tokens: readonly Token[], matched: MatchedTerms): Range[] {
  const found = tokens
    .filter(({ term }) => matched.has(term) && !isStopWord(term))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const ranges: Range[] = []
  for (const { start, end, term } of found) {
    const word = matched.get(term) ?? term
    const last = ranges.at(-1)
    if (last && start < last.end) continue // part of a word that is marked as a whole
    if (last && start === last.end) last.end = end
    else ranges.push({ start, end, word })
  }
  return ranges
}

function mark(
  text: string,
  start: number,
  end: number,
  ranges: readonly Range[],
  { before, after }: HighlightTags,
): string {
  let value = ""
  let place = start
  for (const range of ranges.filter((range) => range.start >= start && range.end <= end)) {
    value += `${text.slice(place, range.start)}${before}${text.slice(range.start, range.end)}${after}`
    place = range.end
  }
  return value + text.slice(place, end)
}
