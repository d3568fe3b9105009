import type { StoredRecord } from "../../../shared/search/index-format"
import type { SearchRecord } from "../../../shared/search-record"
import type { SearchClient } from "../search-client"
import { type LoadedIndex, loadIndex, type ReadIndexFile } from "./load-index"
import { highlight, snippet } from "./match-text"
import {
  countFacets,
  editionFilters,
  type FacetFilters,
  type PageValues,
  pageValues,
  passes,
} from "./page-filter"
import { type RankedRecord, rankRecords } from "./rank-records"
import { readQuery, withoutReferenceRoots } from "./read-query"
import { contentTokens } from "./record-tokens"
import { rerankRecords } from "./rerank-records"

/** What a request may ask for; the rest of the hosted service's parameters has no meaning here. */
interface Parameters {
  query?: string
  page?: number
  hitsPerPage?: number
  facets?: string | readonly string[]
  facetFilters?: FacetFilters
  maxValuesPerFacet?: number
  attributesToSnippet?: readonly string[]
  highlightPreTag?: string
  highlightPostTag?: string
}

interface Request extends Parameters {
  indexName?: string
  params?: Parameters
}

/** Best pages whose texts are read to put them into their final order. Each is a file to fetch, a long one a few; browsers fetch six at once. */
const rerankedPages = 10
/** Records of one page among the hits: its best, and others that are nearly as good. */
const mostOfPage = 2
const nearlyAsGood = 0.7
/** Best records of a page whose texts are read: inputs whose names share their words score alike until the letters are compared. */
const rerankedOfPage = 6
const snippetWords = 20

interface Loaded {
  index: LoadedIndex
  values: readonly PageValues[]
}

async function load(readFile: ReadIndexFile): Promise<Loaded> {
  const index = await loadIndex(readFile)
  return { index, values: pageValues(index.manifest) }
}

/**
 * The embedded index behind the interface of the hosted service's client. An empty query finds nothing. A promise is
 * rejected when a file of the index cannot be read. The next search then reads the index anew: a deploy may have put
 * another one in its place.
 */
export function createEmbeddedClient(
  readFile: ReadIndexFile,
): SearchClient & { preload: () => Promise<void> } {
  let kept: Promise<Loaded> | undefined
  async function withIndex<T>(work: (loaded: Loaded) => T): Promise<Awaited<T>> {
    const loading = (kept ??= load(readFile))
    try {
      return await work(await loading)
    } catch (error) {
      if (kept === loading) kept = undefined
      throw error
    }
  }
  const client = {
    search: (requests: readonly Request[]) =>
      withIndex(async ({ index, values }) => ({
        results: await Promise.all(requests.map((request) => answer(index, values, request))),
      })),
    preload: () => withIndex(() => undefined),
  }
  return client as unknown as SearchClient & { preload: () => Promise<void> } // answers hold what this site asks for
}

async function answer(index: LoadedIndex, values: readonly PageValues[], request: Request) {
  const started = performance.now()
  const parameters: Parameters = { ...request, ...request.params }
  const { query = "", page = 0, hitsPerPage = 20, facetFilters, maxValuesPerFacet = 10 } = parameters
  const sought = withoutReferenceRoots(query)
  const words = readQuery(sought, index.manifest.synonyms)
  const edition = editionFilters(facetFilters)
  const { ranked, matched } = await rankRecords(index, words, (number) =>
    passes(values[number] ?? {}, edition),
  )
  const valuesOf = ({ record }: RankedRecord) => values[index.pageOf[record] ?? 0] ?? {}
  const groups = groupByPage(ranked, index.pageOf).filter(
    ([best]) => best && passes(valuesOf(best), facetFilters),
  )
  const listed = groups.flatMap(hitsOfPage)
  // The texts of what is shown come at the same time as those that decide the order.
  const first = page * hitsPerPage
  for (const { record } of listed.slice(first, first + hitsPerPage))
    void index.recordOf(record).catch(() => undefined)
  // A query for facets alone needs no order, and so no texts.
  const ordered = hitsPerPage === 0 ? listed : await orderHits(index, groups, sought, matched)

  const shown = await readRecords(index, ordered.slice(first, first + hitsPerPage))
  const hits = shown.map((entry) => hitOf(entry, valuesOf(entry), matched, words.length, parameters))
  const facets = typeof parameters.facets === "string" ? [parameters.facets] : (parameters.facets ?? [])
  return {
    index: request.indexName ?? "",
    query,
    params: "",
    hits,
    nbHits: ordered.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(ordered.length / hitsPerPage) : 0,
    hitsPerPage,
    exhaustiveNbHits: true,
    facets: countFacets(listed.map(valuesOf), facets, maxValuesPerFacet),
    processingTimeMS: Math.round(performance.now() - started),
  }
}

/** The records of each page, best first; pages in the order of their best records. */
function groupByPage(ranked: readonly RankedRecord[], pageOf: Uint16Array): RankedRecord[][] {
  const groups = new Map<number, RankedRecord[]>()
  for (const entry of ranked) {
    const page = pageOf[entry.record] ?? 0
    const group = groups.get(page)
    if (group) group.push(entry)
    else groups.set(page, [entry])
  }
  return [...groups.values()]
}

interface ReadRecord extends RankedRecord {
  stored: StoredRecord
}

function readRecords(index: LoadedIndex, records: readonly RankedRecord[]): Promise<ReadRecord[]> {
  return Promise.all(records.map(async (entry) => ({ ...entry, stored: await index.recordOf(entry.record) })))
}

/** All hits in order: those of the best pages as their texts tell, then those of each other page. */
async function orderHits(
  index: LoadedIndex,
  groups: readonly RankedRecord[][],
  query: string,
  matched: ReadonlySet<string>,
): Promise<RankedRecord[]> {
  const candidates = groups.slice(0, rerankedPages).flatMap(candidatesOfPage)
  const head = distinctByPage(
    rerankRecords(await readRecords(index, candidates), query, matched),
    index.pageOf,
  )
  return [...head, ...groups.slice(rerankedPages).flatMap(hitsOfPage)]
}

/** Records of a page, sorted, that may be among the hits once their texts are known. */
function candidatesOfPage(group: readonly RankedRecord[]): RankedRecord[] {
  const best = group[0]?.score ?? 0
  return group.slice(0, rerankedOfPage).filter(({ score }) => score >= nearlyAsGood * best)
}

/** A page's hits as far as the index tells. How many there are, their texts do not change: what is counted is what is listed. */
function hitsOfPage(group: readonly RankedRecord[]): RankedRecord[] {
  return candidatesOfPage(group).slice(0, mostOfPage)
}

/** Keeps the best records of each page. */
function distinctByPage(ranked: readonly RankedRecord[], pageOf: Uint16Array): RankedRecord[] {
  const kept = new Map<number, number>()
  return ranked.filter(({ record }) => {
    const page = pageOf[record] ?? 0
    const count = (kept.get(page) ?? 0) + 1
    kept.set(page, count)
    return count <= mostOfPage
  })
}

function hitOf(
  { stored }: ReadRecord,
  values: PageValues,
  matched: ReadonlySet<string>,
  wanted: number,
  { highlightPreTag = "<em>", highlightPostTag = "</em>", attributesToSnippet = [] }: Parameters,
) {
  const tags = { before: highlightPreTag, after: highlightPostTag }
  const record = recordOf(stored, values)
  const length = attributesToSnippet
    .map((name) => /^content:(\d+)$/.exec(name)?.[1])
    .find((words) => words !== undefined)
  const levels = Object.entries(record.hierarchy).filter(
    (level): level is [string, string] => level[1] !== null,
  )
  return {
    ...record,
    _highlightResult: {
      hierarchy: Object.fromEntries(
        levels.map(([level, text]) => [level, highlight(text, matched, wanted, tags)]),
      ),
    },
    _snippetResult: {
      content: snippet(
        stored.content,
        contentTokens(stored),
        matched,
        wanted,
        Number(length ?? snippetWords),
        tags,
      ),
    },
  }
}

function recordOf(stored: StoredRecord, values: PageValues): Omit<SearchRecord, "aliases" | "weight"> {
  const [url_without_anchor = "", anchor = ""] = stored.url.split("#")
  const one = (name: string) => values[name]?.[0] ?? ""
  const level = (number: number) => stored.path[number - 1] ?? null
  return {
    objectID: stored.objectID,
    url: stored.url,
    url_without_anchor,
    anchor,
    type: stored.type,
    content: stored.content,
    hierarchy: {
      lvl0: one("hierarchy.lvl0"),
      lvl1: level(1),
      lvl2: level(2),
      lvl3: level(3),
      lvl4: level(4),
      lvl5: level(5),
      lvl6: level(6),
    },
    language: one("language"),
    docusaurus_tag: one("docusaurus_tag"),
    version: one("version"),
    tags: [...(values.tags ?? [])],
  }
}
