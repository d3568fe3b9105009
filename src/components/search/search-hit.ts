import type { SearchRecord } from "../../shared/search-record"
import { docsTag } from "../../shared/sections"

/** A text in which what matched stands between `markStart` and `markEnd`. */
export interface MarkedText {
  value: string
}

/** A record as a search client gives it. */
export type SearchHit = Pick<SearchRecord, "objectID" | "url" | "type" | "anchor"> & {
  hierarchy: SearchRecord["hierarchy"]
  _highlightResult?: { hierarchy?: Partial<Record<keyof SearchRecord["hierarchy"], MarkedText>> }
  _snippetResult?: { content?: MarkedText }
}

/** Signs around what matched: private-use characters, which no text holds and no browser reads as markup. */
export const markStart = "\uE000"
export const markEnd = "\uE001"

/** Filters in the service's form: an inner list means "or", the outer one "and". */
export type ContextualFilters = (string | string[])[]

/** Filters for one language, and for the pages of one docs version with those outside the docs. */
export const contextualFilters = (language: string, version: string): ContextualFilters => [
  `language:${language}`,
  ["docusaurus_tag:default", `docusaurus_tag:${docsTag(version)}`],
]

const levels = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const

/** The heading a hit stands under, and the way to it from its section; marked where the engine marked it. */
export function hitTitle({ hierarchy, _highlightResult }: SearchHit): { title: string; trail: string[] } {
  const path = levels.filter((level) => hierarchy[level] !== null && hierarchy[level] !== undefined)
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

/** Whether two names read alike: a heading often repeats that of its section. */
function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** A section's hits, in the order of the answer. */
export interface HitGroup {
  section: string
  hits: SearchHit[]
}

/** Groups hits by section. Groups stand in the order of their best hits, with at most `most` hits each. */
export function groupHits(hits: readonly SearchHit[], most: number): HitGroup[] {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const section = hit.hierarchy.lvl0 ?? ""
    const group = groups.get(section)
    if (!group) groups.set(section, [hit])
    else if (group.length < most) group.push(hit)
  }
  return [...groups].map(([section, found]) => ({ section, hits: found }))
}
