import { isStopWord, type Token, tokenize } from "../shared/search/tokenize"

/** Markers around matches. */
interface HighlightTags {
  before: string
  after: string
}

/** A text with its matches marked, in the format of the hosted service. */
interface HighlightedText {
  value: string
  matchLevel: "none" | "partial" | "full"
  matchedWords: string[]
}

interface Range {
  start: number
  end: number
  term: string
}

/** Marks the words of a text that match. The text is not escaped: never insert it as HTML. */
export function highlight(
  text: string,
  matched: ReadonlySet<string>,
  wanted: number,
  tags: HighlightTags,
): HighlightedText {
  return mark(text, 0, text.length, rangesOf(tokenize(text), matched), wanted, tags)
}

/**
 * The part of a text with the most matches, about `words` words long, marked.
 * @param allTokens the text's tokens
 */
export function snippet(
  text: string,
  allTokens: readonly Token[],
  matched: ReadonlySet<string>,
  wanted: number,
  words: number,
  tags: HighlightTags,
): HighlightedText {
  const ranges = rangesOf(allTokens, matched)
  const tokens = allTokens.filter(({ parts }) => parts === 0)
  if (tokens.length <= words) return mark(text, 0, text.length, ranges, wanted, tags)

  const first = bestWindow(tokens, ranges, words)
  const lead = Math.max(0, Math.min(first - 2, tokens.length - words))
  const start = lead === 0 ? 0 : (tokens[lead]?.start ?? 0)
  const isEnd = lead + words >= tokens.length
  const end = isEnd ? text.length : (tokens[lead + words - 1]?.end ?? text.length)
  const marked = mark(text, start, end, ranges, wanted, tags)
  return { ...marked, value: `${start > 0 ? "… " : ""}${marked.value}${isEnd ? "" : " …"}` }
}

/** Index of the first token of the window with the most distinct matches; 0 if the start of the text has as many. */
function bestWindow(
  tokens: readonly { start: number; end: number }[],
  ranges: readonly Range[],
  words: number,
): number {
  const terms = tokens.map(
    ({ start, end }) => ranges.find((range) => range.start <= start && end <= range.end)?.term,
  )
  const matchesIn = (from: number, to: number) =>
    new Set(terms.slice(from, to).filter((term) => term !== undefined)).size
  let best = 0
  let most = matchesIn(0, words)
  terms.forEach((term, first) => {
    if (term === undefined) return
    const matches = matchesIn(first, first + words - 2)
    if (matches > most) {
      most = matches
      best = first
    }
  })
  return best
}

function rangesOf(tokens: readonly Token[], matched: ReadonlySet<string>): Range[] {
  const found = tokens
    .filter(({ term }) => matched.has(term) && !isStopWord(term))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const ranges: Range[] = []
  for (const { start, end, term } of found) {
    const last = ranges.at(-1)
    if (last && start < last.end) continue // part of a word that is marked as a whole
    if (last && start === last.end) last.end = end
    else ranges.push({ start, end, term })
  }
  return ranges
}

function mark(
  text: string,
  start: number,
  end: number,
  ranges: readonly Range[],
  wanted: number,
  { before, after }: HighlightTags,
): HighlightedText {
  const inside = ranges.filter((range) => range.start >= start && range.end <= end)
  let value = ""
  let place = start
  for (const range of inside) {
    value += `${text.slice(place, range.start)}${before}${text.slice(range.start, range.end)}${after}`
    place = range.end
  }
  const matchedWords = [...new Set(inside.map(({ term }) => term))]
  const matchLevel = matchedWords.length === 0 ? "none" : matchedWords.length >= wanted ? "full" : "partial"
  return { value: value + text.slice(place, end), matchLevel, matchedWords }
}
