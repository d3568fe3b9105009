import type { StoredRecord } from "../../../shared/search/index-format"
import { isStopWord, type Token, tokenize } from "../../../shared/search/tokenize"
import { contentTokens } from "./record-tokens"

/** A record with its text and what it scored so far. */
export interface ScoredRecord {
  stored: StoredRecord
  score: number
  /** The message for which it was found: then its score says all. */
  message?: string
  /** How nearly the query is a name of its page, from 0 to 1; of a page's own record alone. */
  named?: number
}

/** What the best possible heading and wording add to a score, as a share of it. */
const headingShare = 0.5
/** A heading that is all there is to the query counts for more than its share. */
const exactHeading = 2
/** What a page gains whose name is the query. */
const nameShare = 3
const phraseShare = 0.6
const verbatimShare = 0.3
const identifierShare = 0.6
/** A name as code and errors hold it: words joined by signs. */
const identifier = /[\p{L}\p{N}]+(?:[-_./:]+[\p{L}\p{N}]+)+/gu
/** Shortest query that is looked for letter by letter. */
const shortestVerbatim = 6

/** Orders records by what the index does not hold: how much of the heading the query says, whether its words stand together, and whether its names stand there letter by letter. */
export function rerankRecords<T extends ScoredRecord>(
  records: readonly T[],
  query: string,
  matched: ReadonlySet<string>,
): T[] {
  const wanted = termsOf(query)
  const meaningful = wanted.filter((term) => !isStopWord(term))
  const asked = new Set(meaningful.length > 0 ? meaningful : wanted)
  const verbatim = query.trim().replace(/\s+/g, " ").toLowerCase()
  const identifiers = verbatim.match(identifier) ?? []
  const weighed = records.map((entry) => {
    const { stored, score } = entry
    if (entry.message !== undefined) return entry
    const heading = stored.path.at(-1) ?? ""
    const gain =
      nameShare * (entry.named ?? 0) +
      headingShare * headingMatch(heading, asked, matched) +
      phraseShare *
        Math.max(
          adjacency(termsOf(heading), wanted),
          0.8 * adjacency(termsIn(contentTokens(stored)), wanted),
        ) +
      (verbatim.length >= shortestVerbatim && contains(stored, verbatim) ? verbatimShare : 0) +
      identifierShare * shareOf(identifiers, (name) => contains(stored, name))
    return { ...entry, score: score * (1 + gain) }
  })
  return weighed.sort((a, b) => b.score - a.score)
}

function termsOf(text: string): string[] {
  return termsIn(tokenize(text))
}

function termsIn(tokens: readonly Token[]): string[] {
  return tokens.filter(({ parts }) => parts === 0).map(({ term }) => term)
}

/** 1 when the heading says what the query says, no more and no less. */
function headingMatch(heading: string, asked: ReadonlySet<string>, matched: ReadonlySet<string>): number {
  const tokens = tokenize(heading)
  const words = tokens.filter(({ term, parts }) => parts === 0 && !isStopWord(term))
  if (words.length === 0) return 0
  const found = tokens.filter(({ term }) => asked.has(term) || matched.has(term))
  const said = words.filter((word) =>
    found.some(({ start, end }) => start <= word.start && word.end <= end),
  ).length
  const share = (said / words.length) * Math.min(1, said / asked.size)
  return share === 1 ? exactHeading : share
}

/** Share of the query's neighbouring words that are neighbours in the text too. */
function adjacency(text: readonly string[], wanted: readonly string[]): number {
  if (wanted.length < 2) return 0
  const pairs = new Set(text.slice(1).map((term, index) => `${text[index]} ${term}`))
  let found = 0
  for (let index = 1; index < wanted.length; index++)
    if (pairs.has(`${wanted[index - 1]} ${wanted[index]}`)) found++
  return found / (wanted.length - 1)
}

function shareOf<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(holds).length / all.length
}

function contains({ content, path }: StoredRecord, verbatim: string): boolean {
  return (
    content.replace(/\s+/g, " ").toLowerCase().includes(verbatim) ||
    (path.at(-1) ?? "").toLowerCase().includes(verbatim)
  )
}
