import { groupBy } from "../shared/group-by"
import { cleanError } from "../shared/search/clean-error"
import type { ErrorsFile } from "../shared/search/error-index"
import { isStopWord, tokenizeWords } from "../shared/search/tokenize"

/** The words of a whole message or of one of its lines. */
interface Segment {
  terms: string[]
  weights: number[]
}

/** A message that a record quotes. */
interface KnownMessage {
  record: number
  message: string
  codes: string[]
  segments: Segment[]
}

/** The error messages that pages quote, prepared for matching. */
export type ErrorIndex = readonly KnownMessage[]

/** A record that quotes the pasted message. */
interface ErrorMatch {
  record: number
  /** As on the page. */
  message: string
  score: number
}

/** Minimum number of words of a line that can match on its own. */
const minLineWords = 4
/** The same for a message's first line, which names the error: `Error: Invalid count argument`. */
const minFirstWords = 3
/** Weight of stop words. */
const stopWordWeight = 0.2
/** Factor for quoted names, which differ between readers, and for the status of a response, which many messages share. */
const nameWeight = 0.4
/** Minimum share of a message's weight that must be in the pasted text. */
const minShare = 0.6
/** Minimum share of a message's pairs of words that must be pasted: other words of a question can be in a message by chance. */
const minOrder = 0.25
/** Weight of the word order relative to the words. */
const orderShare = 0.6
/** Share of its score that a second message of the same page adds. */
const secondShare = 0.2

/**
 * Prepares the messages of an index.
 * @param pageOf returns the page of a record: the rarity of a word is based on the number of pages that quote it
 */
export function readErrors(file: ErrorsFile, pageOf: (record: number) => number): ErrorIndex {
  const texts = file.flatMap(([record, messages]) =>
    messages.map((message) => ({ record, message, lines: messageLines(message) })),
  )
  const pagesOf = new Map<string, Set<number>>()
  for (const { record, lines } of texts)
    for (const term of termsOf(lines.join("\n"))) {
      const pages = pagesOf.get(term)
      if (pages) pages.add(pageOf(record))
      else pagesOf.set(term, new Set([pageOf(record)]))
    }
  const count = new Set(texts.map(({ record }) => pageOf(record))).size
  const rarity = (term: string) => Math.log(1 + count / (pagesOf.get(term)?.size ?? 1))
  return texts.map(({ record, message, lines }) => ({
    record,
    message,
    codes: codesOf(message),
    segments: [lines.join("\n"), ...(lines.length > 1 ? lines : [])]
      .map((text) => segmentOf(text, rarity))
      .filter(
        ({ terms }, index) => index === 0 || terms.length >= (index === 1 ? minFirstWords : minLineWords),
      ),
  }))
}

/** The lines of a message without the prefixes "Error:" and "Warning:". */
function messageLines(message: string): string[] {
  return cleanError(message)
    .split("\n")
    .map((line) => line.replace(/^(?:Error|Warning):\s*/i, ""))
}

function segmentOf(text: string, rarity: (term: string) => number): Segment {
  const names = new Set(
    (text.match(/[\p{L}\p{N}]+(?:[-_./][\p{L}\p{N}]+)+|status code: \d+/gu) ?? []).flatMap(termsOf),
  )
  const terms = termsOf(text)
  const weights = terms.map((term) => {
    if (isStopWord(term)) return stopWordWeight
    return rarity(term) * (names.has(term) ? nameWeight : 1)
  })
  return { terms, weights }
}

/** The names of errors in a text, such as `VpcLimitExceeded`, without the endings that only some versions of a program add. */
function codesOf(text: string): string[] {
  const labels = text.match(/\b\w+(?=:)/g) ?? []
  return labels
    .filter((label) => /[a-z][A-Z]/.test(label))
    .map((code) => code.replace(/(?:Exception|Error|Fault)$/, ""))
}

function termsOf(text: string): string[] {
  return tokenizeWords(text).map(({ term }) => term)
}

/**
 * The best matching message of each page, of which at least `minShare` was pasted, with a share of the score of the page's second
 * one; best first.
 */
export function matchErrors(
  index: ErrorIndex,
  cleaned: string,
  pageOf: (record: number) => number,
): ErrorMatch[] {
  const pasted = termsOf(cleaned)
  const held = new Set(pasted)
  const pairs = new Set(pairsOf(pasted))
  const codes = codesOf(cleaned)
  /** Messages about different errors can share most of their words. */
  const isOther = ({ codes: own }: KnownMessage) =>
    own.length > 0 && codes.length > 0 && !own.some((code) => codes.includes(code))
  const matches = index.map((known) => ({
    record: known.record,
    message: known.message,
    score: isOther(known) ? 0 : Math.max(...known.segments.map((segment) => scoreOf(segment, held, pairs))),
  }))
  const matching = matches.filter(({ score }) => score > 0)
  return [...groupBy(matching, ({ record }) => pageOf(record)).values()]
    .flatMap((ofPage) => {
      const [best, second] = ofPage.sort((a, b) => b.score - a.score)
      return best ? [{ ...best, score: best.score + secondShare * (second?.score ?? 0) }] : []
    })
    .sort((a, b) => b.score - a.score)
}

function scoreOf({ terms, weights }: Segment, held: ReadonlySet<string>, pairs: ReadonlySet<string>) {
  let total = 0
  let sum = 0
  let significantCount = 0
  terms.forEach((term, place) => {
    const weight = weights[place] ?? 0
    total += weight
    if (!held.has(term)) return
    sum += weight
    if (!isStopWord(term)) significantCount++
  })
  const share = sum / total
  if (share < minShare || significantCount < 2) return 0
  const own = [...new Set(pairsOf(terms))] // at least one, of the significant terms
  const orderedCount = own.filter((pair) => pairs.has(pair)).length
  if (orderedCount < minOrder * own.length) return 0
  return sum * share * share * (1 - orderShare + (orderShare * orderedCount) / own.length)
}

function pairsOf(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, place) => `${terms[place]} ${term}`)
}
