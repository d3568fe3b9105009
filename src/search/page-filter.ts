import { groupBy } from "../shared/group-by"
import type { PageEntry, SearchManifest } from "../shared/search/index-format"
import type { RecordKind } from "../shared/search/record"

/** Values for filters and facets by attribute. */
export type PageValues = Record<string, readonly string[]>

/** Filters in the format of the hosted service: the outer list is AND, an inner list is OR, `-` before a value is NOT. */
export type FacetFilters = string | readonly (string | readonly string[])[]

/** Attributes that define the edition of a page. Readers filter by the other attributes. */
const editionAttributes: readonly string[] = ["language", "docusaurus_tag", "version"]

/** Attribute of the record kind; the only one that differs between the records of a page. */
export const kindAttribute = "kind"

/** Returns a record's values for filters and facets. */
export type ValuesOf = (record: number) => PageValues

/** The values of records: those of their pages, and their kind. */
export function recordValues(
  manifest: SearchManifest,
  entries: readonly PageEntry[],
  pageOf: (record: number) => number,
  kindOf: (record: number) => RecordKind,
): ValuesOf {
  const pages = pageValues(manifest, entries)
  const known = new Map<string, PageValues>()
  return (record) => {
    const page = pageOf(record)
    const kind = kindOf(record)
    const key = `${page} ${kind}`
    let values = known.get(key)
    if (!values) known.set(key, (values = { ...pages[page], [kindAttribute]: [kind] }))
    return values
  }
}

function pageValues(manifest: SearchManifest, entries: readonly PageEntry[]): PageValues[] {
  return entries.map(([, section, docusaurusTag, language, version, , tags]) => ({
    "hierarchy.lvl0": [manifest.sections[section] ?? ""],
    docusaurus_tag: [manifest.docusaurusTags[docusaurusTag] ?? ""],
    language: [manifest.languages[language] ?? ""],
    version: [manifest.versions[version] ?? ""],
    tags: tags.map((tag) => manifest.tags[tag] ?? ""),
  }))
}

/**
 * The filters for the edition. Relevance is computed before the other filters are applied, so that the number of results
 * of a filter equals its facet count.
 */
export function editionFilters(filters: FacetFilters = []): FacetFilters {
  return listOf(filters).filter((any) =>
    listOf(any).every((filter) => editionAttributes.includes(parse(filter).attribute)),
  )
}

/** Whether a page passes the filters. */
export function passes(values: PageValues, filters: FacetFilters = []): boolean {
  return listOf(filters).every((any) => any.length === 0 || listOf(any).some((one) => holds(values, one)))
}

function listOf<T>(filters: string | readonly T[]): readonly (string | T)[] {
  return typeof filters === "string" ? [filters] : filters
}

function holds(values: PageValues, filter: string): boolean {
  const { attribute, not, value } = parse(filter)
  return (values[attribute] ?? []).includes(value) !== not
}

function parse(filter: string) {
  const [, attribute = "", not, value = ""] = /^([^:]+):(-?)(.*)$/s.exec(filter) ?? []
  return { attribute, not: not === "-", value }
}

/** Counts the values of hits for each requested facet. */
export function countFacets(
  hits: readonly PageValues[],
  facets: readonly string[],
  most: number,
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    facets.map((name) => {
      const counts = new Map<string, number>()
      for (const hit of hits)
        for (const value of hit[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
      const sorted = [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b, "en"))
      return [name, Object.fromEntries(sorted.slice(0, most))]
    }),
  )
}

/**
 * Counts the hits for each kind, as if only that kind were requested.
 * @param groups the found records by page
 * @param hitsOf selects the hits of a page from some of its records
 */
export function countKinds<T>(
  groups: readonly (readonly T[])[],
  kindOf: (entry: T) => string,
  hitsOf: (entries: readonly T[]) => readonly T[],
): Record<string, number> {
  const counts = new Map<string, number>()
  for (const group of groups)
    for (const [kind, entries] of groupBy(group, kindOf))
      counts.set(kind, (counts.get(kind) ?? 0) + hitsOf(entries).length)
  return Object.fromEntries([...counts].sort(([, many], [, more]) => more - many))
}
