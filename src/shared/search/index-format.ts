import { decodeNumbers, digitCount, digitOf, encodeNumbers, valueAt } from "./numbers"
import { modulePosition, type RecordKind, recordKinds, type SearchRecord } from "./record"

/** Version of the format. Raise it when code that reads the format before the change would misread the new one. */
export const indexFormat = 4

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
  /** Number of the first term of each postings shard, `p<n>.json`: see `packFirsts`. */
  postings: string
  /** Number of the first record of each text shard, `t<n>.json`: see `packFirsts`. */
  texts: string
  /** Values that page entries refer to by number. */
  sections: string[]
  docusaurusTags: string[]
  tags: string[]
  /** Languages and versions, which page entries refer to by number too. */
  languages: string[]
  versions: string[]
  /** See `packPages`. */
  pages: string
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

/** `weight.position` of a page's record. */
export function positionOfRecord([, , , , , , , , inputs = Infinity]: PageEntry, position: number): number {
  return position < inputs ? position : modulePosition + position - inputs
}

/** A postings shard: for each of its terms, the records that contain it: see `packPostings`. */
export type PostingsShard = string[]

/** A text shard: the url, content and path of each record, and the aliases of a page's own record. */
export type TextShard = [url: string, content: string, path: StoredRecord["path"], ...aliases: string[]][]

/** A record without the values that its page entry, its url and its path determine. */
export type StoredRecord = Pick<SearchRecord, "url" | "content" | "aliases"> & {
  /** `hierarchy.lvl1` to the level of the record's `type`. */
  path: (string | null)[]
}

const letterA = "A".charCodeAt(0)
/** Maximum length of a shared prefix: 0 to 25 have a letter each. */
const maxShared = 25

/** Joins sorted terms into one string; each starts with a capital letter for the length of the prefix shared with the previous. */
export function packTerms(terms: readonly string[]): string {
  let before = ""
  let packed = ""
  for (const term of terms) {
    let shared = 0
    while (shared < maxShared && shared < term.length && term[shared] === before[shared]) shared++
    packed += String.fromCharCode(letterA + shared) + term.slice(shared)
    before = term
  }
  return packed
}

/** The inverse of `packTerms`. */
export function unpackTerms(packed: string): string[] {
  let before = ""
  return (packed.match(/[A-Z][^A-Z]*/g) ?? []).map((entry) => {
    before = before.slice(0, entry.charCodeAt(0) - letterA) + entry.slice(1)
    return before
  })
}

/** Encodes the numbers of the first items of shards, by their distances. */
export function packFirsts(firsts: readonly number[]): string {
  return encodeNumbers(firsts.map((first, index) => first - (firsts[index - 1] ?? 0)))
}

/** The inverse of `packFirsts`. */
export function unpackFirsts(packed: string): number[] {
  let first = 0
  return decodeNumbers(packed).map((distance) => (first += distance))
}

/** Encodes page entries column by column, because equal numbers compress best side by side. Page ranks are multiples of 0.5. */
export function packPages(pages: readonly PageEntry[]): string {
  const rows = pages.map(
    ([count, section, docusaurusTag, language, version, rank, tags, kind, ...entries]) => {
      const values = [count, section, docusaurusTag, language, version, 2 * rank, kind]
      return [...values, entries.length, ...entries, ...tags]
    },
  )
  const longest = Math.max(0, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: longest }, (_, column) => rows.flatMap((row) => row[column] ?? []))
  return encodeNumbers([rows.length, ...rows.map(({ length }) => length), ...columns.flat()])
}

/** The inverse of `packPages`. */
export function unpackPages(packed: string): PageEntry[] {
  const [count = 0, ...numbers] = decodeNumbers(packed)
  const lengths = numbers.slice(0, count)
  const rows = lengths.map((): number[] => [])
  for (let place = count, column = 0; place < numbers.length; column++)
    for (const [row, length] of lengths.entries()) if (column < length) rows[row]?.push(numbers[place++] ?? 0)
  return rows.map(
    ([records = 0, section = 0, tag = 0, language = 0, version = 0, rank = 0, kind = 0, ...rest]) => {
      const [entries = 0, ...others] = rest
      const [inputs, outputs] = others.slice(0, entries)
      const tags = others.slice(entries)
      return [
        records,
        section,
        tag,
        language,
        version,
        rank / 2,
        tags,
        kind,
        ...(inputs === undefined || outputs === undefined ? ([] as const) : ([inputs, outputs] as const)),
      ]
    },
  )
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

/** Number of digits that stand for distances; the others stand for levels. */
const distanceDigits = digitCount - levels

/** Encodes postings that are sorted by record: for each, the distance to the previous record, with no digits for 0, and the level. */
export function packPostings(postings: readonly Posting[]): string {
  let next = 0
  return postings
    .map(({ record, level }) => {
      let text = digitOf(level)
      for (let rest = record - next; rest > 0; rest = Math.floor(rest / distanceDigits))
        text = digitOf(levels + (rest % distanceDigits)) + text
      next = record + 1
      return text
    })
    .join("")
}

/** The inverse of `packPostings`. @throws if the text cannot be read */
export function unpackPostings(packed: string): Posting[] {
  const postings: Posting[] = []
  let record = 0
  let distance = 0
  for (let place = 0; place < packed.length; place++) {
    const value = valueAt(packed, place)
    if (value < levels) {
      record += distance
      postings.push({ record: record++, level: value })
      distance = 0
    } else distance = distance * distanceDigits + value - levels
  }
  return postings
}
