import type { StoredRecord } from "../shared/search/index-format"
import { isStopWord, type Token, tokenize } from "../shared/search/tokenize"
import type { MatchedTerms } from "./match-text"
import { contentTokens } from "./record-tokens"

/** A record with its text and its score so far. */
interface ScoredRecord {
  stored: StoredRecord
  score: number
  /** The error message that it quotes; such a record keeps its score. */
  message?: string
  /** Similarity of the query to a name of the page, from 0 to 1; only on a page's own record. */
  named?: number
}

/** Bonuses as shares of the score: for similar headings, adjacent words, the whole query verbatim, and the names in it verbatim. */
const headingShare = 0.5
const phraseShare = 0.6
const verbatimShare = 0.3
const identifierShare = 0.6
/** Factor for a heading that equals the query. */
const exactHeading = 2
/** Bonus of a page whose name is the query. */
const nameShare = 3
/** A name as in code and error messages: words joined by punctuation. */
const identifier = /[\p{L}\p{N}]+(?:[-_./:]+[\p{L}\p{N}]+)+/gu
/** Minimum length of a query that is searched verbatim. */
const shortestVerbatim = 6

/**
 * Orders records by features that are not in the index: similarity of the heading to the query, adjacent words, and verbatim
 * matches of names.
 */
export function rerankRecords<T extends ScoredRecord>(
  records: readonly T[],
  query: string,
  matched: MatchedTerms,
): T[] {
  const wanted = termsOf(query)
  const significant = wanted.filter((term) => !isStopWord(term))
  const queryTerms = new Set(significant.length > 0 ? significant : wanted)
  const verbatim = query.trim().replace(/\s+/g, " ").toLowerCase()
  const identifiers = verbatim.match(identifier) ?? []
  const bestQuoting = Math.max(0, ...records.map(({ message, score }) => (message === undefined ? 0 : score)))
  const weighed = records.map((entry) => {
    const { stored, score } = entry
    if (entry.message !== undefined) return entry
    const heading = stored.path.at(-1) ?? ""
    const headingTerms = termsOf(heading)
    const gain =
      nameShare * (entry.named ?? 0) +
      headingShare * headingMatch(heading, queryTerms, matched) +
      phraseShare *
        Math.max(adjacency(headingTerms, wanted), 0.8 * adjacency(termsIn(contentTokens(stored)), wanted)) +
      (verbatim.length >= shortestVerbatim && contains(stored, verbatim) ? verbatimShare : 0) +
      identifierShare * shareOf(identifiers, (name) => contains(stored, name))
    // A page that is named after the whole query is about it, while pages that quote the message can be about something else.
    const isNamedAfterQuery = [...queryTerms].every((term) =>
      headingTerms.some((own) => own === term || matched.get(own) === term),
    )
    return { ...entry, score: score * (1 + gain) + (isNamedAfterQuery ? bestQuoting : 0) }
  })
  return weighed.sort((a, b) => b.score - a.score)
}

function termsOf(text: string): string[] {
  return termsIn(tokenize(text))
}

function termsIn(tokens: readonly Token[]): string[] {
  return tokens.filter(({ parts }) => parts === 0).map(({ term }) => term)
}

/** Similarity of a heading to the query; 1 if they have the same words. */
function headingMatch(heading: string, queryTerms: ReadonlySet<string>, matched: MatchedTerms): number {
  const tokens = tokenize(heading)
  const words = tokens.filter(({ term, parts }) => parts === 0 && !isStopWord(term))
  if (words.length === 0) return 0
  const found = tokens.filter(({ term }) => queryTerms.has(term) || matched.has(term))
  const count = words.filter((word) =>
    found.some(({ start, end }) => start <= word.start && word.end <= end),
  ).length
  const share = (count / words.length) * Math.min(1, count / queryTerms.size)
  return share === 1 ? exactHeading : share
}

/** Share of the query's word pairs that are adjacent in the text too. */
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

/**
 * Whether the text or the heading of a record contains a text.
 * @param verbatim in lower case, with single spaces
 */
export function contains({ content, path }: StoredRecord, verbatim: string): boolean {
  return (
    content.replace(/\s+/g, " ").toLowerCase().includes(verbatim) ||
    (path.at(-1) ?? "").toLowerCase().includes(verbatim)
  )
}
