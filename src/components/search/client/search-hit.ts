import type { SearchRecord } from "../../../shared/search/record"
import { articlesPath } from "../../../shared/knowledge-base"
import { docsTag, outsideDocsTag } from "../../../shared/sections"

/** A text with matches between `markStart` and `markEnd`. */
interface MarkedText {
  value: string
}

/** A record as returned by a search client. */
export type SearchHit = Pick<SearchRecord, "objectID" | "url" | "type" | "anchor"> & {
  hierarchy: SearchRecord["hierarchy"]
  _highlightResult?: { hierarchy?: Partial<Record<keyof SearchRecord["hierarchy"], MarkedText>> }
  _snippetResult?: { content?: MarkedText }
}

/** Markers around matches: private-use characters, which do not occur in texts and are not markup. */
export const markStart = "\uE000"
export const markEnd = "\uE001"

/** Filters in the service's format: an inner list means "or", the outer one "and". */
export type ContextualFilters = (string | string[])[]

/** Filters for one language, and for the pages of one docs version and those outside the docs. */
export const contextualFilters = (language: string, version: string): ContextualFilters => [
  `language:${language}`,
  [outsideDocsTag, docsTag(version)].map((tag) => `docusaurus_tag:${tag}`),
]

const levels = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const

/** Headings that every article has, and that therefore do not describe a hit. */
const articleHeading = /^(?:Question|Answer)$/

/**
 * The heading of a hit, and the trail from its section; with the engine's marks. A hit in the question or answer of an article
 * has the article's title.
 */
export function hitTitle({ url, hierarchy, _highlightResult }: SearchHit): {
  title: string
  trail: string[]
} {
  const isArticle = url.startsWith(articlesPath)
  const path = levels.filter(
    (level) => hierarchy[level] && !(isArticle && level === "lvl2" && articleHeading.test(hierarchy[level])),
  )
  const last = path.at(-1)
  const marked = (level: (typeof levels)[number]) =>
    _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? ""
  const plain = last ? (hierarchy[last] ?? "") : ""
  const names = [hierarchy.lvl0 ?? "", ...path.slice(0, -1).map((level) => hierarchy[level] ?? "")]
  return {
    title: last ? marked(last) : (hierarchy.lvl0 ?? ""),
    trail: names.filter(
      (name, place) =>
        name !== "" &&
        !sameName(name, plain) &&
        !names.slice(0, place).some((above) => sameName(name, above)),
    ),
  }
}

/** Whether two names are equal without marks and case: a heading often repeats that of its section. */
function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
