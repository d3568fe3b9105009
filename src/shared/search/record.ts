/** Kind of a record within its page: a heading of a level, or text below a heading. */
type RecordType = "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6" | "content"

/**
 * Subject of a record: `guide` is any page of prose, `reference` the text of a service's page, `error` a question about
 * an error message, `release` a list of changes in releases.
 */
export const recordKinds = ["guide", "reference", "input", "output", "question", "error", "release"] as const

/** One of `recordKinds`. */
export type RecordKind = (typeof recordKinds)[number]

/** Page rank of a page that explains terms one by one: lower than that of a page about a topic. */
export const definitionsRank = 1.5

/** `weight.position` of a page's first input or output: greater than that of any section of its text. */
export const modulePosition = 1000

/** The id of the record at an address. */
export function recordId(url: string): string {
  return url.includes("#") ? url : `${url}#`
}

/** `weight.level` of the record of a heading, by its level; 1 is the title of a page. */
export function levelWeight(level: number): number {
  return 100 - level * 10
}

/** The unit of search: a heading section, article, Terraform input or output. The same for all search engines. */
export interface SearchRecord {
  /** Stable across builds: see `recordId`. */
  objectID: string
  /** Path and anchor. */
  url: string
  url_without_anchor: string
  anchor: string
  type: RecordType
  kind: RecordKind
  /** Plain text; code verbatim. */
  content: string
  hierarchy: Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>
  language: string
  docusaurus_tag: string
  version: string
  /** Labels. */
  tags: string[]
  /** Other names of the page, on the page's own record only: its sidebar label, what it applies to, its module. */
  aliases: string[]
  /** Error messages of tools that the section quotes. */
  messages: string[]
  weight: { pageRank: number; level: number; position: number }
}
