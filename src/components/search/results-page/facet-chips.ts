import { recordKinds } from "../../../shared/search/record"
import { unsectioned } from "../../../shared/sections"
import { site } from "../../../browser/site"
import type { Chip } from "./chip-row"
import { kindLabels } from "../kind-labels"
import type { SearchAddress } from "../query/search-address"

/** The labels of the site's sections, as in the records. */
export const sectionLabels: readonly string[] = [...site.sections.map(({ label }) => label), unsectioned]

/** Number of hits by value; absent until known. */
type Counts = ReadonlyMap<string, number> | undefined

/** All kinds of hits, in a fixed order. */
export function kindChips({ kinds }: SearchAddress, counts?: Counts): Chip[] {
  return recordKinds.map((kind) => chip(kind, kindLabels[kind], kinds, counts))
}

/** All sections of the site, in their order. */
export function sectionChips({ sections }: SearchAddress, counts?: Counts): Chip[] {
  return sectionLabels.map((label) => chip(label, label, sections, counts))
}

/** The tags of the hits and the selected tags, sorted by name. */
export function tagChips({ tags }: SearchAddress, counts?: Counts): Chip[] {
  return [...new Set([...tags, ...(counts?.keys() ?? [])])]
    .sort((a, b) => a.localeCompare(b, "en"))
    .map((label) => chip(label, label, tags, counts))
}

function chip(value: string, label: string, chosen: readonly string[], counts: Counts): Chip {
  return {
    value,
    label,
    isChosen: chosen.includes(value),
    count: counts && (counts.get(value) ?? 0),
  }
}
