import { type RecordKind, recordKinds, type SearchRecord } from "../search-record"

/**
 * The part of the index that is always loaded: every word, every page. Records are numbered from 0, page by page, a
 * page's own record first.
 */
export interface SearchManifest {
  format: 1
  /** Folder of the shards, below the search folder; named by their content. */
  shards: string
  /** Sorted words, each cut to what differs from the one before it: see `packTerms`. */
  terms: string
  /** Number of the first term of each postings shard, `p<n>.json`. */
  postings: number[]
  /** Number of the first record of each text shard, `t<n>.json`. */
  texts: number[]
  /** Values that pages name by number. */
  sections: string[]
  docusaurusTags: string[]
  tags: string[]
  /** The languages and versions of the records; pages name them by number too. */
  languages: string[]
  versions: string[]
  pages: PageEntry[]
  /** A phrase, and the phrases that may stand in its place; each as its terms joined by spaces. */
  synonyms: string[][]
  /** Number of records. */
  records: number
}

/**
 * [number of records, section, docusaurus tag, language, version, page rank, tags, kind], and for a page with inputs or
 * outputs the numbers of its records before the inputs and before the outputs.
 */
export type PageEntry = [
  number,
  number,
  number,
  number,
  number,
  number,
  number[],
  number,
  ...([number, number] | []),
]

/** The kind of a page's record. */
export function kindOfRecord(entry: PageEntry, position: number): RecordKind {
  const [, , , , , , , kind, inputs = Infinity, outputs = Infinity] = entry
  if (position >= outputs) return "output"
  return position >= inputs ? "input" : (recordKinds[kind] ?? "guide")
}

/** A postings shard: for each of its terms, the records that hold it, as `encodePostings` writes them. */
export type PostingsShard = string[]

/** A text shard: the records themselves. What their page entry says is left out. */
export type TextShard = StoredRecord[]

/** A record without what the manifest knows of its page. */
export type StoredRecord = Pick<SearchRecord, "url" | "type" | "content"> & {
  /** `hierarchy.lvl1` to `lvl6`, without the trailing nulls. */
  path: (string | null)[]
  /** `weight.position`. */
  position: number
  objectID: string
  /** On a page's own record, what readers call it beside its title. */
  aliases?: string[]
}

/** Joins sorted terms into a line, where a character says how many letters each shares with the one before. */
export function packTerms(terms: readonly string[]): string {
  let before = ""
  let packed = ""
  for (const term of terms) {
    let shared = 0
    while (shared < 35 && shared < term.length && term[shared] === before[shared]) shared++
    packed += `${packed === "" ? "" : " "}${shared.toString(36)}${term.slice(shared)}`
    before = term
  }
  return packed
}

/** Reads what `packTerms` wrote. */
export function unpackTerms(packed: string): string[] {
  let before = ""
  if (packed === "") return []
  return packed.split(" ").map((entry) => {
    before = before.slice(0, Number.parseInt(entry.charAt(0), 36)) + entry.slice(1)
    return before
  })
}

/** Levels of a posting's strength. */
const levels = 16
const weakest = 0.02

/** How strongly a record speaks of a term, above 0 to 1, as one of 16 levels. */
export function toLevel(strength: number): number {
  const place = Math.log(Math.max(strength, weakest) / weakest) / Math.log(1 / weakest)
  return Math.min(levels - 1, Math.round(place * (levels - 1)))
}

/** The strength that a level stands for. */
export function ofLevel(level: number): number {
  return weakest ** (1 - level / (levels - 1))
}

/** One record that holds a term. */
export interface Posting {
  record: number
  level: number
}

/** Numbers for a list of postings sorted by record: the distance to the one before, and the level, in one. */
export function postingNumbers(postings: readonly Posting[]): number[] {
  let before = -1
  return postings.map(({ record, level }) => {
    const distance = record - before - 1
    before = record
    return distance * levels + level
  })
}

/** Reads what `postingNumbers` made. */
export function readPostings(numbers: readonly number[]): Posting[] {
  let before = -1
  return numbers.map((number) => {
    before += Math.floor(number / levels) + 1
    return { record: before, level: number % levels }
  })
}
