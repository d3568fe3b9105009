import {
  indexFormat,
  kindOfRecord,
  type PageEntry,
  positionOfRecord,
  type Posting,
  type PostingsShard,
  type SearchManifest,
  type StoredRecord,
  type TextShard,
  unpackFirsts,
  unpackPages,
  unpackPostings,
  unpackTerms,
} from "../shared/search/index-format"
import type { RecordKind } from "../shared/search/record"
import { manifestName } from "../shared/search/index-names"
import { type AddressesFile, addressesName } from "../shared/search/address-index"
import { type ErrorsFile, errorsName } from "../shared/search/error-index"
import { type StopPhrase, stopPhrasesOf, withoutStopPhrases } from "../shared/search/stop-phrases"
import { unreadableIndex } from "../shared/search/unreadable-index"
import type { ErrorIndex, readErrors } from "./match-errors"
import { type Expansion, expandTerm } from "./expand-term"
import { recordValues, type ValuesOf } from "./page-filter"

/** Loads a file of the index, by its path below the search folder. Rejects if it cannot be loaded. */
export type ReadIndexFile = (path: string) => Promise<unknown>

/** The embedded index as used by queries. Each file is loaded once; after a failure, it is loaded again on the next use. */
export interface LoadedIndex {
  manifest: SearchManifest
  pages: readonly PageEntry[]
  /** Sorted. */
  terms: readonly string[]
  /** The phrases that the index has as one word. */
  stopPhrases: readonly StopPhrase[]
  /** Those of the manifest without stop phrases. */
  synonyms: SearchManifest["synonyms"]
  /** `expandTerm` with a cache, because most words of a query stay the same while the last one is typed. */
  expand(word: string, open: boolean): readonly Expansion[]
  /** The word that a word of a query is taken for: the correction of a misspelled one, otherwise the word itself. */
  spell(this: void, word: string, open: boolean): string
  kindOf(record: number): RecordKind
  /** `weight.position` of a record. */
  positionOf(record: number): number
  /** Page of a record. */
  pageOf(record: number): number
  /** First record of a page. */
  firstOf(page: number): number
  /** The values of a record for filters and facets. */
  valuesOf: ValuesOf
  postingsOf(term: number): Promise<readonly Posting[]>
  recordOf(record: number): Promise<StoredRecord>
  /** The paths of the pages. */
  addresses(): Promise<AddressesFile>
  /** The error messages that pages quote, prepared by a function, whose code only queries for messages load. */
  errors(prepare: typeof readErrors): Promise<ErrorIndex>
}

/**
 * Loads the manifest; the returned object loads the rest on demand.
 * @throws if the index has another format, as that of a published site can have, or is no index
 */
export async function loadIndex(readFile: ReadIndexFile): Promise<LoadedIndex> {
  const manifest = await readManifest(readFile)
  const read = memoize(async (path) => {
    const shard = await readFile(`${manifest.shards}/${path}`)
    if (!Array.isArray(shard)) throw new Error(unreadableIndex)
    return shard as unknown[]
  })
  const decoded = new Map<number, readonly Posting[]>()
  const records = new Map<number, StoredRecord>()
  const pages = unpackPages(manifest.pages)
  const firstTerms = unpackFirsts(manifest.postings)
  const firstRecords = unpackFirsts(manifest.texts)
  const { pageOf, firstOf } = locatePages(manifest.records, pages)
  /** The entry of a record's page, and the position of the record in the page. */
  const placeOf = (record: number): [entry: PageEntry, position: number] => {
    const page = pageOf(record)
    const entry = pages[page]
    if (!entry) throw new Error(unreadableIndex)
    return [entry, record - firstOf(page)]
  }
  const kindOf = (record: number) => kindOfRecord(...placeOf(record))
  const terms = unpackTerms(manifest.terms)
  const stopPhrases = stopPhrasesOf(manifest.synonyms)
  let errorIndex: ErrorIndex | undefined
  const expansions = new Map<string, readonly Expansion[]>()
  const expand = (word: string, open: boolean) => {
    const key = `${word}${open ? "…" : ""}`
    let known = expansions.get(key)
    if (!known) expansions.set(key, (known = expandTerm(terms, word, open)))
    return known
  }

  return {
    manifest,
    pages,
    terms,
    stopPhrases,
    synonyms: withoutStopPhrases(manifest.synonyms, stopPhrases),
    expand,
    spell(word, open) {
      const [best] = expand(word, open)
      const found = terms[best?.term ?? -1]
      return found === undefined || found.startsWith(word) ? word : found
    },
    kindOf,
    positionOf: (record) => positionOfRecord(...placeOf(record)),
    pageOf,
    firstOf,
    valuesOf: recordValues(manifest, pages, pageOf, kindOf),
    async postingsOf(term) {
      const known = decoded.get(term)
      if (known) return known
      const shard = shardOf(firstTerms, term)
      const lists = (await read(`p${shard}.json`)) as PostingsShard
      const text = lists[term - (firstTerms[shard] ?? 0)]
      if (text === undefined) throw new Error(unreadableIndex)
      const postings = unpackPostings(text)
      decoded.set(term, postings)
      return postings
    },
    async addresses() {
      return (await read(addressesName)) as AddressesFile
    },
    async errors(prepare) {
      return (errorIndex ??= prepare((await read(errorsName)) as ErrorsFile, pageOf))
    },
    async recordOf(number) {
      const known = records.get(number)
      if (known) return known
      const shard = shardOf(firstRecords, number)
      const texts = (await read(`t${shard}.json`)) as TextShard
      const found = texts[number - (firstRecords[shard] ?? 0)]
      if (!found) throw new Error(unreadableIndex)
      const [url, content, path, ...aliases] = found
      // Another call may have made it meanwhile, and caches of names and tokens are by object.
      const record = records.get(number) ?? { url, content, path, aliases }
      records.set(number, record)
      return record
    },
  }
}

async function readManifest(readFile: ReadIndexFile): Promise<SearchManifest> {
  const manifest = (await readFile(manifestName)) as SearchManifest | null // the build writes this shape
  if (manifest?.format !== indexFormat) throw new Error(unreadableIndex)
  return manifest
}

/** The page of each record and the first record of each page; 0 for numbers that the index does not have. */
function locatePages(records: number, pages: readonly PageEntry[]): Pick<LoadedIndex, "pageOf" | "firstOf"> {
  const pageOfEach = new Uint32Array(records)
  const firstOfEach = new Uint32Array(pages.length)
  let next = 0
  pages.forEach(([count], page) => {
    firstOfEach[page] = next
    pageOfEach.fill(page, next, next + count)
    next += count
  })
  return { pageOf: (record) => pageOfEach[record] ?? 0, firstOf: (page) => firstOfEach[page] ?? 0 }
}

/** Caches the promises of a function; a rejected promise is removed. */
function memoize<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const cache = new Map<string, Promise<T>>()
  return (key) => {
    let promise = cache.get(key)
    if (!promise) {
      promise = load(key)
      cache.set(key, promise)
      promise.catch(() => cache.delete(key))
    }
    return promise
  }
}

/** Number of the last shard that starts at or before an item. */
function shardOf(firsts: readonly number[], item: number): number {
  let low = 0
  let high = firsts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((firsts[middle] ?? 0) <= item) low = middle
    else high = middle - 1
  }
  return low
}
