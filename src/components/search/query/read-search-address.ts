import { recordKinds } from "../../../shared/search/record"
import type { SearchAddress } from "./search-address"
import { normalizeQuery } from "./normalize-query"

/** The valid facet values of a site. */
type KnownFacets = Omit<SearchAddress, "query" | "kinds">

/** Parses the query string of the search page. Unknown facet values are ignored. */
export function readSearchAddress(search: string, known: KnownFacets): SearchAddress {
  const parameters = new URLSearchParams(search)
  const chosen = <T extends string>(name: string, all: readonly T[]) => {
    const wanted = parameters.getAll(name)
    return all.filter((value) => wanted.includes(value))
  }
  return {
    query: normalizeQuery(parameters.get("q") ?? ""),
    kinds: chosen("kind", recordKinds),
    sections: chosen("section", known.sections),
    tags: chosen("tag", known.tags),
  }
}
