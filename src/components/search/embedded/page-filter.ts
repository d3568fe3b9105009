import type { SearchManifest } from "../../../shared/search/index-format"

/** Values of a page that filters and facets speak of, by attribute. */
export type PageValues = Record<string, readonly string[]>

/** Nested as the hosted service takes them: the outer list is AND, an inner one OR; `-` before a value means NOT. */
export type FacetFilters = string | readonly (string | readonly string[])[]

/** The values of each page that can be filtered and counted. */
export function pageValues(manifest: SearchManifest): PageValues[] {
  return manifest.pages.map(([, section, docusaurusTag, language, version, , tags]) => ({
    "hierarchy.lvl0": [manifest.sections[section] ?? ""],
    docusaurus_tag: [manifest.docusaurusTags[docusaurusTag] ?? ""],
    language: [manifest.languages[language] ?? ""],
    version: [manifest.versions[version] ?? ""],
    tags: tags.map((tag) => manifest.tags[tag] ?? ""),
  }))
}

/** Whether a page passes the filters. */
export function passes(values: PageValues, filters: FacetFilters = []): boolean {
  const all = typeof filters === "string" ? [filters] : filters
  return all.every((any) =>
    typeof any === "string" ? holds(values, any) : any.length === 0 || any.some((one) => holds(values, one)),
  )
}

function holds(values: PageValues, filter: string): boolean {
  const [, attribute = "", not, value = ""] = /^([^:]+):(-?)(.*)$/s.exec(filter) ?? []
  return (values[attribute] ?? []).includes(value) !== (not === "-")
}

/** Counts the values of some pages for each facet asked for; `*` asks for all. */
export function countFacets(
  pages: readonly PageValues[],
  facets: readonly string[],
  most: number,
): Record<string, Record<string, number>> {
  const names = facets.includes("*") ? Object.keys(pages[0] ?? {}) : facets
  return Object.fromEntries(
    names.map((name) => {
      const counts = new Map<string, number>()
      for (const page of pages)
        for (const value of page[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
      const sorted = [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b))
      return [name, Object.fromEntries(sorted.slice(0, most))]
    }),
  )
}
