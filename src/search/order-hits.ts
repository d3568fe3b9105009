import { groupBy } from "../shared/group-by"
import type { StoredRecord } from "../shared/search/index-format"
import type { LoadedIndex } from "./load-index"
import { matchNames, significantWords } from "./match-names"
import type { MatchedTerms } from "./match-text"
import type { RankedRecord } from "./rank-records"
import { type QueryShape, type QueryWord, withoutNames } from "./read-query"
import { rerankRecords } from "./rerank-records"

/** Number of best pages that are reranked by their texts. Each needs one or a few fetches; browsers run six at a time. */
export const rerankedPages = 10
/** The same for a query with a name as in code, such as `-migrate-state`: many pages have its words, few have the name. */
const rerankedForName = 20
const nameInCode = /[-_]\w/
/** Maximum number of hits per page: the best record, and others with a similar score. */
const maxOfPage = 2
const nearlyAsGood = 0.7
/** Number of a page's best records that are reranked: inputs with similar names have equal scores until their texts are compared. */
const rerankedOfPage = 6
/** Bonus of an input if the query also names its module, as a share of the bonus of the module's page. */
const moduleShare = 0.3

/** A query in all forms that are needed for matching. */
interface ParsedQuery {
  sought: string
  shape: QueryShape
  words: readonly QueryWord[]
  matched: MatchedTerms
}

/** Groups records by page; pages are in the order of their best records. */
export function groupByPage(
  ranked: readonly RankedRecord[],
  pageOf: LoadedIndex["pageOf"],
): RankedRecord[][] {
  return [...groupBy(ranked, ({ record }) => pageOf(record)).values()]
}

/** A record with its text. */
export interface ReadRecord extends RankedRecord {
  stored: StoredRecord
}

/** Loads the texts of records. */
export function readRecords(index: LoadedIndex, records: readonly RankedRecord[]): Promise<ReadRecord[]> {
  return Promise.all(records.map(async (entry) => ({ ...entry, stored: await index.recordOf(entry.record) })))
}

/** All hits in order: first those of the best pages, reranked by their texts, then those of the other pages. */
export async function orderHits(
  index: LoadedIndex,
  groups: readonly RankedRecord[][],
  { sought, shape, words, matched }: ParsedQuery,
): Promise<RankedRecord[]> {
  const queries = wordings(sought, words, index)
  const pageOf = ([best]: readonly RankedRecord[]) => index.pageOf(best?.record ?? 0)
  const isOwn = ({ record }: RankedRecord) => index.firstOf(index.pageOf(record)) === record
  const reranked = groups.slice(0, nameInCode.test(sought) ? rerankedForName : rerankedPages)
  const candidates = reranked.flatMap((group) => {
    const best = candidatesOfPage(group)
    return [...best, ...group.filter((entry) => isOwn(entry) && !best.includes(entry))]
  })
  const records = await readRecords(index, candidates)
  const pages = new Map(records.filter(isOwn).map(({ record, stored }) => [index.pageOf(record), stored]))
  const rest = shape === "name" ? significantWords(withoutNames(sought)) : ""
  const read = records.map((entry) => {
    if (isOwn(entry)) return { ...entry, named: matchNames(entry.stored, sought, queries) }
    const page = pages.get(index.pageOf(entry.record))
    if (!page || rest === "") return entry
    return { ...entry, named: moduleShare * matchNames(page, rest, [rest]) }
  })
  const most = new Map(reranked.map((group) => [pageOf(group), hitsOfPage(group).length]))
  const head = distinctByPage(rerankRecords(read, sought, matched), index.pageOf, most)
  return [...head, ...groups.slice(reranked.length).flatMap(hitsOfPage)]
}

/** The query's significant words, with variants for corrected spelling and for each synonym. */
function wordings(query: string, words: readonly QueryWord[], index: LoadedIndex): string[] {
  const own = significantWords(query)
  const spelled = own
    .split(" ")
    .map((term) => index.spell(term, words.find((word) => word.term === term)?.open ?? false))
    .join(" ")
  const same = index.synonyms.flatMap(([phrase = "", ...others]) =>
    ` ${spelled} `.includes(` ${phrase} `)
      ? others.map((other) => ` ${spelled} `.replace(` ${phrase} `, ` ${other} `).trim())
      : [],
  )
  return [...new Set([own, spelled, ...same])]
}

/** The sorted records of a page that can become hits after reranking. */
function candidatesOfPage(group: readonly RankedRecord[]): RankedRecord[] {
  const best = group[0]?.score ?? 0
  return group.slice(0, rerankedOfPage).filter(({ score }) => score >= nearlyAsGood * best)
}

/** A page's hits before reranking. Reranking does not change their number, so that counts equal the listed hits. */
export function hitsOfPage(group: readonly RankedRecord[]): RankedRecord[] {
  return candidatesOfPage(group).slice(0, maxOfPage)
}

/** Keeps the best records of each page, up to its number of hits. */
function distinctByPage(
  ranked: readonly RankedRecord[],
  pageOf: LoadedIndex["pageOf"],
  most: ReadonlyMap<number, number>,
): RankedRecord[] {
  const kept = new Map<number, number>()
  return ranked.filter(({ record }) => {
    const page = pageOf(record)
    const count = (kept.get(page) ?? 0) + 1
    kept.set(page, count)
    return count <= (most.get(page) ?? 0)
  })
}
