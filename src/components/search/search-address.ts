import { limitQuery } from "./limit-query"

/** What the address of the search page says: a query, and the values that its results are narrowed to. */
export interface SearchAddress {
  query: string
  /** Labels of sections and of tags. */
  sections: readonly string[]
  tags: readonly string[]
}

/** Values that facets can have. */
export type KnownFacets = Omit<SearchAddress, "query">

/** Reads the query string of the search page's address. Values that no facet has are left out. */
export function readSearchAddress(search: string, known: KnownFacets): SearchAddress {
  const parameters = new URLSearchParams(search)
  const chosen = (name: string, all: readonly string[]) => {
    const wanted = parameters.getAll(name)
    return all.filter((value) => wanted.includes(value))
  }
  return {
    query: limitQuery(parameters.get("q")?.trim() ?? ""),
    sections: chosen("section", known.sections),
    tags: chosen("tag", known.tags),
  }
}

/** Path and query string of the search page, without the path prefix. */
export function searchAddress({ query, sections = [], tags = [] }: Partial<SearchAddress>): string {
  const parameters = [
    ...(query ? [["q", limitQuery(query)]] : []),
    ...sections.map((value) => ["section", value]),
    ...tags.map((value) => ["tag", value]),
  ]
  return parameters.length === 0 ? "/search" : `/search?${new URLSearchParams(parameters)}`
}
