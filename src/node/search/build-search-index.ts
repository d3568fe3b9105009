import { createHash } from "node:crypto"
import { groupBy } from "../../shared/group-by"
import { recordKinds, type SearchRecord } from "../../shared/search/record"
import {
  indexFormat,
  type PageEntry,
  nameStrength,
  type Posting,
  packFirsts,
  packPages,
  packPostings,
  packTerms,
  type SearchManifest,
  type TextShard,
  toLevel,
} from "../../shared/search/index-format"
import { type AddressesFile, addressesName } from "../../shared/search/address-index"
import { type ErrorsFile, errorsName } from "../../shared/search/error-index"
import { replaceStopPhrases, stopPhrasesOf } from "../../shared/search/stop-phrases"
import { isStopWord, normalize, type Token, tokenize, tokenizeWords } from "../../shared/search/tokenize"
import type { OutputFile } from "../outputs/output-file"
import { weakWords } from "./weak-words"

/** The files of an embedded index, with paths from the search folder. */
export interface BuiltIndex {
  manifest: SearchManifest
  shards: OutputFile[]
}

/** Maximum size of a shard of more than one term, in characters of postings. */
const postingsPerShard = 3_000
/** Size at which a shard of text is complete, in characters. */
const textPerShard = 4_000

/**
 * Builds the embedded index.
 * @param records those of a page in the order of the page
 * @param synonyms for each phrase, the phrases that can replace it
 */
export function buildSearchIndex(
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): BuiltIndex {
  const pages = [...groupBy(records, ({ url_without_anchor }) => url_without_anchor).values()]
  const ordered = pages.flat()
  const phrases = synonyms.map((group) => group.map(phraseOf))
  const stopPhrases = stopPhrasesOf(phrases)
  const postings = collectPostings(ordered, (text) => tokenize(replaceStopPhrases(text, stopPhrases)))
  const terms = [...postings.keys()].sort()

  const postingShards = shardBy(
    terms.map((term) => packPostings(postings.get(term) ?? [])),
    (text) => text.length + 3,
    postingsPerShard,
  )
  const textShards = shardPages(pages)
  const shards = [
    ...postingShards.map(({ items }, number) => ({ path: `p${number}.json`, text: JSON.stringify(items) })),
    ...textShards.map(({ items }, number) => ({
      path: `t${number}.json`,
      text: JSON.stringify(items.map(stored)),
    })),
    { path: addressesName, text: JSON.stringify(addressesFile(pages)) },
    { path: errorsName, text: JSON.stringify(errorsFile(ordered)) },
  ]
  const folder = digest(shards.map(({ text }) => text).join("\n"))
  const names = new Names()
  const entries = pages.map((page) => names.entryOf(page))
  return {
    manifest: {
      format: indexFormat,
      shards: folder,
      terms: packTerms(terms),
      postings: packFirsts(postingShards.map(({ first }) => first)),
      texts: packFirsts(textShards.map(({ first }) => first)),
      sections: names.sections.values,
      docusaurusTags: names.docusaurusTags.values,
      tags: names.tags.values,
      languages: names.languages.values,
      versions: names.versions.values,
      pages: packPages(entries),
      synonyms: phrases,
      weakWords,
      records: ordered.length,
    },
    shards: shards.map(({ path, text }) => ({ path: `${folder}/${path}`, text })),
  }
}

function addressesFile(pages: readonly (readonly SearchRecord[])[]): AddressesFile {
  return pages.map(([record]) => record?.url_without_anchor ?? "")
}

function errorsFile(records: readonly SearchRecord[]): ErrorsFile {
  return records.flatMap(({ messages }, number): ErrorsFile =>
    messages.length > 0 ? [[number, [...new Set(messages)]]] : [],
  )
}

/** The terms of a query for a phrase. */
function phraseOf(phrase: string): string {
  return tokenizeWords(phrase)
    .map(({ term }) => term)
    .join(" ")
}

/** Assigns numbers to names in the order of their first use. */
class Numbered {
  readonly values: string[] = []
  private readonly numbers = new Map<string, number>()

  of(name: string): number {
    let number = this.numbers.get(name)
    if (number === undefined) {
      number = this.values.push(name) - 1
      this.numbers.set(name, number)
    }
    return number
  }
}

class Names {
  readonly sections = new Numbered()
  readonly docusaurusTags = new Numbered()
  readonly tags = new Numbered()
  readonly languages = new Numbered()
  readonly versions = new Numbered()

  entryOf(page: readonly SearchRecord[]): PageEntry {
    const [record] = page
    if (!record) throw new Error("A page of the search index has no records.")
    return [
      page.length,
      this.sections.of(record.hierarchy.lvl0 ?? ""),
      this.docusaurusTags.of(record.docusaurus_tag),
      this.languages.of(record.language),
      this.versions.of(record.version),
      record.weight.pageRank,
      record.tags.map((tag) => this.tags.of(tag)),
      recordKinds.indexOf(record.kind),
      ...entriesOf(page),
    ]
  }
}

/** The number of a page's records before its inputs, and before its outputs; empty for a page without both. */
function entriesOf(page: readonly SearchRecord[]): [number, number] | [] {
  const before = (kinds: readonly string[]) => {
    const first = page.findIndex(({ kind }) => kinds.includes(kind))
    return first < 0 ? page.length : first
  }
  const inputs = before(["input", "output"])
  return inputs === page.length ? [] : [inputs, before(["output"])]
}

/** The weight of each field of a record, and its average number of words. */
const fields = {
  heading: { weight: 1, usual: 3 },
  /** Name of a Terraform input or output. */
  identifier: { weight: 0.85, usual: 3 },
  aliases: { weight: 0.95, usual: 3 },
  slug: { weight: 0.45, usual: 3 },
  folders: { weight: 0.25, usual: 5 },
  tags: { weight: 0.3, usual: 6 },
  content: { weight: 0.42, usual: 60 },
} as const

/** Weight of a section without text of its own, such as a group of questions: readers want what is below it, or other pages. */
const headingOnly = 0.6

/** Whether a record is a heading of sections or links. Inputs and outputs can lack a description, but are what readers want. */
function isHeadingOnly({ content, type, kind }: SearchRecord): boolean {
  return content === "" && type !== "lvl1" && kind !== "input" && kind !== "output"
}

/** @param tokensOf returns the terms of a text */
function collectPostings(
  records: readonly SearchRecord[],
  tokensOf: (text: string) => Token[],
): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>()
  records.forEach((record, number) => {
    for (const [term, strength] of strengths(record, tokensOf)) {
      const posting = { record: number, level: toLevel(strength) }
      const list = postings.get(term)
      if (list) list.push(posting)
      else postings.set(term, [posting])
    }
  })
  return postings
}

/** Strength of a term that is in two fields: the greater strength, plus a small part of the other. */
function together(a: number, b: number): number {
  return Math.min(1, Math.max(a, b) + 0.25 * Math.min(a, b))
}

/** The strength of each term of a record. */
function strengths(record: SearchRecord, tokensOf: (text: string) => Token[]): Map<string, number> {
  const strongest = new Map<string, number>()
  const worth = isHeadingOnly(record) ? headingOnly : 1
  const add = (text: string, { weight, usual }: { weight: number; usual: number }, saturation: number) => {
    const counts = new Map<string, number>()
    let length = 0
    for (const { term, parts } of tokensOf(text)) {
      counts.set(term, (counts.get(term) ?? 0) + 1)
      if (parts === 0 && !isStopWord(term)) length++
    }
    const norm = 0.5 + (0.5 * length) / usual
    for (const [term, count] of counts) {
      const strength = (weight * count * (1 + saturation)) / (count + saturation * norm)
      strongest.set(term, together(strongest.get(term) ?? 0, worth * Math.min(weight, strength)))
    }
  }
  const heading = headingOf(record) ?? ""
  add(heading, /^[a-z\d_.]+$/.test(heading) && record.type !== "lvl1" ? fields.identifier : fields.heading, 1)
  add(record.content, fields.content, 1.2)
  for (const alias of record.aliases) {
    const name = lastFolder(alias)
    add(name, fields.aliases, 1)
    add(alias.slice(0, alias.length - name.length), fields.folders, 1)
  }
  if (record.type === "lvl1") {
    const folders = record.url_without_anchor.replace(/\/$/, "").split("/")
    // The number of an article is not a word: in queries, numbers are status codes, ports and exit codes.
    const slug = folders.pop()?.replace(/^\d+$/, "") ?? ""
    add(slug, fields.slug, 1)
    add(folders.join("/"), fields.folders, 1)
    for (const tag of record.tags) {
      const term = normalize(tag)
      if (!strongest.has(term)) strongest.set(term, fields.tags.weight)
      add(tag, { ...fields.tags, usual: 1 }, 1)
    }
    // Without this, a topic with many pages such as "vpc" would have more pages of equal strength than are reranked.
    for (const name of [heading, slug, ...record.aliases.map(lastFolder)]) {
      const [term, ...others] = significantTerms(name)
      if (term !== undefined && others.length === 0) strongest.set(term, nameStrength)
    }
  }
  return strongest
}

/** The name of a module without the path to it; any other name is unchanged. */
function lastFolder(name: string): string {
  return /\s/.test(name) ? name : (name.split("/").at(-1) ?? "")
}

function significantTerms(text: string): string[] {
  return tokenizeWords(text)
    .filter(({ term }) => !isStopWord(term))
    .map(({ term }) => term)
}

/** The heading of a record; for the record of a page, its title. */
function headingOf({ hierarchy, type }: SearchRecord): string | null {
  if (type !== "content") return hierarchy[type]
  return (
    ([6, 5, 4, 3, 2, 1] as const).map((level) => hierarchy[`lvl${level}`]).find((text) => text !== null) ??
    null
  )
}

function stored({ url, content, hierarchy, aliases }: SearchRecord): TextShard[number] {
  const path = ([1, 2, 3, 4, 5, 6] as const).map((level) => hierarchy[`lvl${level}`])
  while (path.at(-1) === null) path.pop()
  return [url, content, path, ...aliases]
}

function textLength(record: SearchRecord): number {
  return record.content.length + record.url.length + 60
}

/** Items that are stored in one file. */
interface Shard<T> {
  /** Index of the first item in the whole list. */
  first: number
  items: T[]
}

/** Divides pages into shards. A page is only divided if it is longer than a shard, so that its hits are in one file. */
function shardPages(pages: readonly (readonly SearchRecord[])[]): Shard<SearchRecord>[] {
  const shards: Shard<SearchRecord>[] = []
  let number = 0
  let filled = textPerShard
  for (const page of pages) {
    const length = page.reduce((sum, record) => sum + textLength(record), 0)
    if (filled + length > textPerShard) filled = textPerShard
    for (const record of page) {
      if (filled >= textPerShard) {
        shards.push({ first: number, items: [] })
        filled = 0
      }
      shards.at(-1)?.items.push(record)
      filled += textLength(record)
      number++
    }
  }
  return shards
}

/** Divides a list into shards of at most `size`, by the size of each item; a larger item has a shard of its own. */
function shardBy<T>(items: readonly T[], sizeOf: (item: T) => number, size: number): Shard<T>[] {
  const shards: Shard<T>[] = []
  let filled = size
  items.forEach((item, number) => {
    filled += sizeOf(item)
    if (filled > size) {
      shards.push({ first: number, items: [] })
      filled = sizeOf(item)
    }
    shards.at(-1)?.items.push(item)
  })
  return shards
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12)
}
