import { type RecordKind, recordKinds, type SearchRecord } from "./record"

/** Version of the format. Raise it when code that reads the format before the change would misread the new one. */
export const indexFormat = 3

/**
 * The part of the index that is always loaded: all terms, all pages. Records are numbered from 0, page by page; the page's
 * own record comes first.
 */
export interface SearchManifest {
  format: typeof indexFormat
  /** Folder of the shards, below the search folder; its name is a content hash. */
  shards: string
  /** Sorted terms with shared prefixes removed: see `packTerms`. */
  terms: string
  /** Number of the first term of each postings shard, `p<n>.json`. */
  postings: number[]
  /** Number of the first record of each text shard, `t<n>.json`. */
  texts: number[]
  /** Values that page entries refer to by number. */
  sections: string[]
  docusaurusTags: string[]
  tags: string[]
  /** Languages and versions, which page entries refer to by number too. */
  languages: string[]
  versions: string[]
  pages: PageEntry[]
  /** Each list: a phrase, followed by its synonyms; each as terms joined by spaces. */
  synonyms: string[][]
  /** Terms that say little about what a reader wants. */
  weakWords: string[]
  /** Number of records. */
  records: number
}

/**
 * [number of records, section, docusaurus tag, language, version, page rank, tags, kind], and for a page with inputs or
 * outputs, the number of its records before the first input and before the first output.
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

/** A postings shard: for each of its terms, the encoded postings of the records that contain it. */
export type PostingsShard = string[]

/** A text shard: the records themselves, without the values that are in their page entry. */
export type TextShard = StoredRecord[]

/** A record without the values that the manifest has for its page. */
export type StoredRecord = Pick<SearchRecord, "url" | "type" | "content"> & {
  /** `hierarchy.lvl1` to `lvl6`, without the trailing nulls. */
  path: (string | null)[]
  /** `weight.position`. */
  position: number
  objectID: string
  /** Other names of the page, on the page's own record only. */
  aliases?: string[]
}

/** Joins sorted terms into one string; each starts with a character for the length of the prefix shared with the previous. */
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

/** The inverse of `packTerms`. */
export function unpackTerms(packed: string): string[] {
  let before = ""
  if (packed === "") return []
  return packed.split(" ").map((entry) => {
    before = before.slice(0, Number.parseInt(entry.charAt(0), 36)) + entry.slice(1)
    return before
  })
}

/** The level of strength 1. */
const fullLevel = 15
/** Number of levels of a posting's strength: those from 0 to `fullLevel`, and one for the name of a page. */
const levels = fullLevel + 2
const weakest = 0.02
/** Strength of a word that alone is a name of the page. */
export const nameStrength = weakest ** (-1 / fullLevel)

/** Quantizes the strength of a term in a record (above 0, at most 1, or `nameStrength`) to a level. */
export function toLevel(strength: number): number {
  const place = Math.log(Math.max(strength, weakest) / weakest) / Math.log(1 / weakest)
  return Math.round(place * fullLevel)
}

/** The strength of a level. */
export function ofLevel(level: number): number {
  return weakest ** (1 - level / fullLevel)
}

/** One record that contains a term. */
export interface Posting {
  record: number
  level: number
}

/** Encodes postings that are sorted by record: each number combines the distance to the previous record with the level. */
export function postingNumbers(postings: readonly Posting[]): number[] {
  let before = -1
  return postings.map(({ record, level }) => {
    const distance = record - before - 1
    before = record
    return distance * levels + level
  })
}

/** The inverse of `postingNumbers`. */
export function readPostings(numbers: readonly number[]): Posting[] {
  let before = -1
  return numbers.map((number) => {
    before += Math.floor(number / levels) + 1
    return { record: before, level: number % levels }
  })
}
