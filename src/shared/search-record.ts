/** Depth of a record in its page: a heading's level, or text below a heading. */
export type RecordType = "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6" | "content"

/**
 * What a record is to a reader: `guide` is any page of prose, `reference` the text of a service's page; `error` is a
 * question about a message, `release` a list of what releases changed.
 */
export const recordKinds = ["guide", "reference", "input", "output", "question", "error", "release"] as const

/** One of `recordKinds`. */
export type RecordKind = (typeof recordKinds)[number]

/** What search finds: one heading section, article, Terraform input or output. The same for every engine. */
export interface SearchRecord {
  /** Stable across builds: the address it leads to, and its place among that address's records. */
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
  /** On a page's own record, what readers call the page beside its title: its label in the sidebar, what it applies to, its module. */
  aliases: string[]
  /** Messages that the section quotes as a tool prints them. */
  messages: string[]
  weight: { pageRank: number; level: number; position: number }
}
