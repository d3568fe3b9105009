import { ofLevel } from "../shared/search/index-format"
import { halvesOf, isStartOfTerm, maxCompletions } from "./expand-term"
import type { LoadedIndex } from "./load-index"
import { definitionsRank, type RecordKind } from "../shared/search/record"
import type { MatchedTerms } from "./match-text"
import type { QueryShape, QueryWord } from "./read-query"

/** A record that matches a query. */
export interface RankedRecord {
  record: number
  score: number
  /** The matching error message, if it was found by one. */
  message?: string
}

/** The records that match a query, best first, and the matched terms. */
interface Ranking {
  ranked: RankedRecord[]
  /** In the order of the query's words. */
  matches: WordMatches[]
  matched: MatchedTerms
}

/** Strength of one query word in each record. */
export interface WordMatches {
  /** As typed: see `QueryWord`. */
  text: string
  strengths: Map<number, number>
  /** Whether pages have the word, a longer one, a synonym, or two words for it; otherwise, all matches are corrections. */
  isFound: boolean
  /** Whether the matches include those of all completions. */
  isComplete: boolean
  /** Information content of the word: higher for rare words, and for words of a name in a sentence. */
  information: number
  optional: boolean
}

/** Minimum strength of a word in a section, as a share of its strength in the page's own record: the title and opening. */
const fromPage = 0.55
/** The same, as a share of its greatest strength in any record of the page. */
const fromNeighbors = 0.2
/** Below 1, so that one rare word does not outweigh several common ones. */
const informationPower = 0.8
/** Ranks a page's own record above its sections if they are otherwise equal. */
const pageBonus = 1.2
/** Bonus of an entry page, which is linked by the header or starts a section, and has a higher page rank. */
const entryBonus = 1.1
const usualRank = 2
/** Weight of a term's definition: a page about the term is ranked above it. */
const definitionWorth = 0.75
/**
 * Weight of each record kind, 1 unless given. A query of one or two words is a topic: the page about it is ranked above a question that
 * mentions it. A query with the name of an input is about the input, and one with a version, or that asks for releases, is
 * answered by questions about versions and by lists of releases, while most guides only mention the version of their code.
 */
const kindWorth: Record<QueryShape, Partial<Record<RecordKind, number>>> = {
  topic: { question: 0.8, error: 0.75, input: 0.7, output: 0.7, release: 0.5 },
  words: { question: 0.96, error: 0.96, input: 0.8, output: 0.8, release: 0.6 },
  name: { question: 0.96, error: 0.96, release: 0.6 },
  version: { question: 1.1, guide: 0.9, release: 0.85 },
}
/** Relevance threshold: pages with less than this share of the best page's coverage of the query are no results. */
const minCoverage = 0.6
/** Number of pages that are results even below the threshold: one rare word must not hide the pages with all other words. */
const minPages = 10
/** Strength of a word in a heading. A word that no heading has is also searched as two words: `loadbalancer` as `load balancer`. */
const inHeading = 0.5
/** Weight of a match of a synonym. */
const synonymWeight = 0.8

/**
 * Ranks the records for a query.
 * @param shape the shape of the query, which decides the weights of record kinds
 * @param accepts whether a page, given by number, passes the filters
 */
export async function rankRecords(
  index: LoadedIndex,
  words: readonly QueryWord[],
  shape: QueryShape,
  accepts: (page: number) => boolean,
): Promise<Ranking> {
  const matched = new Map<string, string>()
  const matches = await Promise.all(words.map((word) => matchWord(index, word, matched)))
  const wanted = matches.filter(({ strengths, optional }) => !optional || strengths.size > 0)
  return { ranked: score(index, wanted, kindWorth[shape], accepts), matches, matched }
}

async function matchWord(
  index: LoadedIndex,
  word: QueryWord,
  matched: Map<string, string>,
): Promise<WordMatches> {
  const strengths = new Map<number, number>()
  const raise = (record: number, strength: number) => {
    if (strength > (strengths.get(record) ?? 0)) strengths.set(record, strength)
  }
  const addMatched = (term: string) => {
    // A term that several words match belongs to the word that equals it.
    if (term === word.term || !matched.has(term)) matched.set(term, word.term)
  }
  // The reader has written all of `pr`: pages about pull requests come before `pre-requisites`.
  const isWhole = index.synonyms.some(([phrase]) => phrase === word.term)
  const expansions = index.expand(word.term, word.open && !isWhole)
  for (const { term } of expansions) addMatched(index.terms[term] ?? "")
  const [lists, ...phrases] = await Promise.all([
    Promise.all(expansions.map(({ term }) => index.postingsOf(term))),
    ...word.synonyms.map((phrase) => matchPhrase(index, phrase, addMatched)),
  ])
  expansions.forEach(({ weight }, number) => {
    for (const { record, level } of lists[number] ?? []) raise(record, weight * ofLevel(level))
  })
  const own = lists[0] && expansions[0]?.weight === 1 ? lists[0].length : strengths.size
  // Only known now, so these words take another round trip.
  const isInHeading = [...strengths.values()].some((strength) => strength >= inHeading)
  const halves = isInHeading ? [] : halvesOf(index.terms, word.term)
  const apart = await Promise.all(halves.map((phrase) => matchPhrase(index, phrase, addMatched)))
  const otherForms = [...phrases, ...apart]
  for (const phrase of otherForms)
    for (const [record, strength] of phrase) raise(record, synonymWeight * strength)
  const frequency = own > 0 && apart.every(({ size }) => size === 0) ? own : strengths.size
  const { records } = index.manifest
  const rarity = Math.log(1 + (records - frequency + 0.5) / (frequency + 0.5)) ** informationPower
  return {
    text: word.text,
    strengths,
    isFound: isStartOfTerm(index.terms, word) || otherForms.some(({ size }) => size > 0),
    isComplete: expansions.length < maxCompletions,
    information: rarity * word.weight,
    optional: word.optional,
  }
}

/** Records that contain every term of a phrase, with the average strength of its terms. Its terms are matched if there are any. */
async function matchPhrase(
  index: LoadedIndex,
  phrase: readonly string[],
  addMatched: (term: string) => void,
): Promise<Map<number, number>> {
  const terms = phrase.map((term) => index.expand(term, false).find(({ weight }) => weight === 1)?.term)
  const known = terms.filter((term) => term !== undefined)
  if (known.length < phrase.length) return new Map()
  let all: Map<number, number> | undefined
  for (const postings of await Promise.all(known.map((term) => index.postingsOf(term)))) {
    const holders = new Map<number, number>()
    for (const { record, level } of postings) {
      const before = all === undefined ? 0 : all.get(record)
      if (before !== undefined) holders.set(record, before + ofLevel(level) / phrase.length)
    }
    all = holders
  }
  if (!all || all.size === 0) return new Map()
  for (const term of phrase) addMatched(term)
  return all
}

function score(
  { pages, pageOf, firstOf, kindOf }: LoadedIndex,
  matches: readonly WordMatches[],
  worthOf: Partial<Record<RecordKind, number>>,
  accepts: (page: number) => boolean,
): RankedRecord[] {
  const candidates = new Set<number>()
  const strongest = matches.map(({ strengths }) => {
    const ofPage = new Float32Array(pages.length)
    for (const [record, strength] of strengths) {
      const page = pageOf(record)
      if (strength > (ofPage[page] ?? 0)) ofPage[page] = strength
      if (accepts(page)) candidates.add(record)
    }
    return ofPage
  })
  const total = matches.reduce((sum, { information, optional }) => sum + (optional ? 0 : information), 0)

  const ranked: (RankedRecord & { coverage: number })[] = []
  let best = 0
  for (const record of candidates) {
    const page = pageOf(record)
    const first = firstOf(page)
    let sum = 0
    let covered = 0
    matches.forEach(({ strengths, information, optional }, word) => {
      const inPage = strongest[word]?.[page] ?? 0
      if (inPage === 0) return
      const own = strengths.get(record) ?? 0
      const title = strengths.get(first) ?? 0
      sum += information * (optional ? 0.5 : 1) * Math.max(own, fromPage * title, fromNeighbors * inPage)
      if (!optional) covered += information
    })
    const coverage = covered / total
    best = Math.max(best, coverage)
    const rank = pages[page]?.[5] ?? 0
    const own = record === first ? pageBonus * (rank > usualRank ? entryBonus : 1) : 1
    const worth = (worthOf[kindOf(record)] ?? 1) * own * (rank === definitionsRank ? definitionWorth : 1)
    ranked.push({ record, score: sum * Math.sqrt(coverage) * worth, coverage })
  }
  ranked.sort((a, b) => b.score - a.score || a.record - b.record)
  const pagesOf = (records: readonly RankedRecord[]) => [
    ...new Set(records.map(({ record }) => pageOf(record))),
  ]
  const covering = pagesOf(ranked.filter(({ coverage }) => coverage >= minCoverage * best))
  const relevant = new Set([...pagesOf(ranked).slice(0, minPages), ...covering])
  return ranked.filter(({ record }) => relevant.has(pageOf(record)))
}
