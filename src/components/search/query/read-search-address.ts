import { recordKinds } from "../../../shared/search/record"
import { limitQuery, oneLine } from "./limit-query"
import { queryOf } from "./paste-message"
import type { SearchAddress } from "./search-address"

/** The valid facet values of a site. */
type KnownFacets = Omit<SearchAddress, "query" | "kinds">

/** The query in the query string of the search page, as it is written there. */
export function writtenQuery(search: string): string {
  return new URLSearchParams(search).get("q") ?? ""
}

/**
 * Parses the query string of the search page. Unknown facet values are ignored. Code that removes the frame of a copied message is
 * only loaded for such a query.
 */
export async function readSearchAddress(search: string, known: KnownFacets): Promise<SearchAddress> {
  const parameters = new URLSearchParams(search)
  const chosen = <T extends string>(name: string, all: readonly T[]) => {
    const wanted = parameters.getAll(name)
    return all.filter((value) => wanted.includes(value))
  }
  return {
    query: limitQuery(oneLine(await queryOf(writtenQuery(search)))),
    kinds: chosen("kind", recordKinds),
    sections: chosen("section", known.sections),
    tags: chosen("tag", known.tags),
  }
}
