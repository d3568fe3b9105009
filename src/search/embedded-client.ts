import { cleanError, looksLikeError, withoutCallFrames } from "../shared/search/clean-error"
import { readAddress } from "../shared/search/read-address"
import { replaceStopPhrases } from "../shared/search/stop-phrases"
import { type LoadedIndex, loadIndex, type ReadIndexFile } from "./load-index"
import { type HitForm, makeHit } from "./make-hit"
import { missingWords } from "./missing-words"
import { groupByPage, hitsOfPage, orderHits, readRecords } from "./order-hits"
import {
  countFacets,
  countKinds,
  editionFilters,
  type FacetFilters,
  kindAttribute,
  passes,
} from "./page-filter"
import { type RankedRecord, rankRecords } from "./rank-records"
import { joinedPairs, queryShape, readQuery, withoutReferenceRoots } from "./read-query"
import { spreadSections } from "./spread-sections"

/** The supported request parameters, those of the hosted service; other parameters of the hosted service are ignored. */
interface Parameters extends HitForm {
  query?: string
  page?: number
  hitsPerPage?: number
  facets?: string | readonly string[]
  facetFilters?: FacetFilters
  maxValuesPerFacet?: number
}

interface Request extends Parameters {
  indexName?: string
  params?: Parameters
}

/** A search engine with the interface of the hosted service's client. */
interface EmbeddedClient {
  /** Answers each request with one result. */
  search(requests: readonly Request[]): Promise<{ results: SearchResult[] }>
  /** Loads the data that the first query needs. */
  preload(): Promise<void>
}

/** A result with those fields of the hosted service's results that this site uses. */
type SearchResult = Awaited<ReturnType<typeof answer>>

/**
 * Searches the embedded index. An empty query has no results. The promise is rejected if a file of the index cannot be
 * loaded; the next search then loads the index again, because a deploy may have replaced it.
 */
export function createEmbeddedClient(readFile: ReadIndexFile): EmbeddedClient {
  let kept: Promise<LoadedIndex> | undefined
  async function withIndex<T>(work: (index: LoadedIndex) => T): Promise<Awaited<T>> {
    const loading = (kept ??= loadIndex(readFile))
    try {
      return await work(await loading)
    } catch (error) {
      if (kept === loading) kept = undefined
      throw error
    }
  }
  return {
    search: (requests) =>
      withIndex(async (index) => ({
        results: await Promise.all(requests.map((request) => answer(index, request))),
      })),
    preload: () => withIndex(() => undefined),
  }
}

async function answer(index: LoadedIndex, request: Request) {
  const { valuesOf } = index
  const parameters: Parameters = { ...request, ...request.params }
  const { query = "", page = 0, hitsPerPage = 20, facetFilters } = parameters
  const parsed = parseQuery(index, query)
  const edition = editionFilters(facetFilters)
  const { ranked, matches, matched } = await rank(index, parsed, (number) =>
    passes(valuesOf(index.firstOf(number)), edition),
  )
  const groups = groupByPage(
    ranked.filter(({ record }) => passes(valuesOf(record), facetFilters)),
    index.pageOf,
  )
  const sectionOf = ({ record }: RankedRecord) => index.pages[index.pageOf(record)]?.[1] ?? 0
  // A topic is ambiguous: the reader can mean its guide, its service or a question about it.
  const spread = (records: readonly RankedRecord[]) =>
    parsed.shape === "topic" ? spreadSections(records, sectionOf) : records
  const listed = spread(groups.flatMap(hitsOfPage))
  // The texts of the shown hits are loaded together with those that decide the order.
  const first = page * hitsPerPage
  for (const { record } of listed.slice(first, first + hitsPerPage))
    void index.recordOf(record).catch(() => undefined)
  // A query for facets only needs no order, and therefore no texts.
  const ordered = hitsPerPage === 0 ? listed : spread(await orderHits(index, groups, { ...parsed, matched }))

  const shown = await readRecords(index, ordered.slice(first, first + hitsPerPage))
  const hits = shown.map(({ record, ...entry }) => {
    const pageRank = index.pages[index.pageOf(record)]?.[5] ?? 0
    const values = valuesOf(record)
    const position = index.positionOf(record)
    return makeHit({ ...entry, values, pageRank, position, matched, query }, parameters)
  })
  // Words of a message and of an address can be names of the reader's own.
  const hasOwnNames = parsed.pasted !== "" || parsed.address !== undefined
  return {
    index: request.indexName ?? "",
    query,
    params: "",
    hits,
    nbHits: ordered.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(ordered.length / hitsPerPage) : 0,
    hitsPerPage,
    facets: facetsOf(index, listed, groups, parameters),
    /** The words of the query that no page contains, as typed. The hosted service does not return them. */
    missingWords: hasOwnNames || hits.length === 0 ? [] : await missingWords(index, matches, shown),
  }
}

/** Maximum length of a query, after cleaning if it is a pasted message; work on a long word grows with its square. */
const maxLength = 2000

/** A query in the forms in which it is searched. */
function parseQuery(index: LoadedIndex, query: string) {
  const pasted = looksLikeError(query) ? cleanError(query) : ""
  const whole = withoutCallFrames(pasted) || query
  const sought = replaceStopPhrases(withoutReferenceRoots(whole.slice(0, maxLength)), index.stopPhrases)
  const words = readQuery(
    sought,
    [...index.synonyms, ...joinedPairs(sought, index.terms)],
    index.manifest.weakWords,
    index.spell,
  )
  return { sought, shape: queryShape(sought), words, pasted, address: readAddress(query.slice(0, maxLength)) }
}

/** The records that match a query, those of its address and of its message first; and the matched terms of the index. */
async function rank(
  index: LoadedIndex,
  { words, shape, pasted, address }: ReturnType<typeof parseQuery>,
  accepts: (page: number) => boolean,
) {
  // Few queries are messages or addresses, so their code is loaded for them only.
  const [{ ranked, ...found }, errors, addresses] = await Promise.all([
    rankRecords(index, words, shape, accepts),
    pasted ? import("./find-errors") : undefined,
    address && import("./find-address"),
  ])
  const quoting = errors ? await errors.withErrors(index, pasted, ranked) : ranked
  return {
    ...found,
    ranked: address && addresses ? await addresses.withAddress(index, address, quoting, accepts) : quoting,
  }
}

function facetsOf(
  { valuesOf, kindOf }: LoadedIndex,
  listed: readonly RankedRecord[],
  groups: readonly RankedRecord[][],
  { facets = [], maxValuesPerFacet = 10 }: Parameters,
) {
  const names = typeof facets === "string" ? [facets] : facets
  const counts = countFacets(
    listed.map(({ record }) => valuesOf(record)),
    names,
    maxValuesPerFacet,
  )
  if (names.includes(kindAttribute))
    counts[kindAttribute] = countKinds(groups, ({ record }) => kindOf(record), hitsOfPage)
  return counts
}
