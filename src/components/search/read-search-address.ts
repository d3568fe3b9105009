import { recordKinds } from "../../shared/search-record"
import type { SearchAddress } from "./search-address"
import { tidyQuery } from "./tidy-query"

/** Values that the facets of a site can have. */
export type KnownFacets = Omit<SearchAddress, "query" | "kinds">

/** Reads the query string of the search page's address. Values that no facet has are left out. */
export function readSearchAddress(search: string, known: KnownFacets): SearchAddress {
  const parameters = new URLSearchParams(search)
  const chosen = <T extends string>(name: string, all: readonly T[]) => {
    const wanted = parameters.getAll(name)
    return all.filter((value) => wanted.includes(value))
  }
  return {
    query: tidyQuery(parameters.get("q") ?? ""),
    kinds: chosen("kind", recordKinds),
    sections: chosen("section", known.sections),
    tags: chosen("tag", known.tags),
  }
}
