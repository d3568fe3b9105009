import type { LegacySearchMethodProps } from "algoliasearch/lite"
import type { Facet } from "./facet-rows"
import type { SearchAddress } from "../query/search-address"
import type { SearchResponses } from "../client/search-client"
import { markEnd, markStart, type SearchHit } from "../client/search-hit"

/** The results of an address, as far as they are loaded. */
export interface FoundResults {
  address: SearchAddress
  hits: readonly SearchHit[]
  /** Total number of hits. */
  total: number
  /** If the reader's filters leave no hits, the number of hits without them; otherwise `total`. */
  unfiltered: number
  /** Words and names of the query that no page contains. */
  missingWords: readonly string[]
  /** Number of loaded pages of hits. */
  pages: number
  isLastPage: boolean
  counts: Record<Facet, ReadonlyMap<string, number>>
}

/** The record attributes of the facets. */
const attributes: Record<Facet, string> = { kinds: "kind", sections: "hierarchy.lvl0", tags: "tags" }
const facets = Object.keys(attributes) as Facet[]

const hitsPerPage = 15
const valuesPerFacet = 10

/**
 * The requests for a page of hits, counted from 0. The first is for the hits. Values of a facet are alternatives, so each
 * facet with a filter is counted by a request of its own, without that filter.
 */
export function resultRequests(
  address: SearchAddress,
  page: number,
  indexName: string,
): LegacySearchMethodProps {
  const { query } = address
  const chosen = chosenFacets(address)
  const filtersOf = (some: readonly Facet[]) =>
    some.map((facet) => address[facet].map((value) => `${attributes[facet]}:${value}`))
  return [
    {
      indexName,
      params: {
        query,
        page,
        hitsPerPage,
        facets: Object.values(attributes),
        maxValuesPerFacet: valuesPerFacet,
        facetFilters: filtersOf(chosen),
        attributesToSnippet: ["content:28"],
        highlightPreTag: markStart,
        highlightPostTag: markEnd,
      },
    },
    ...chosen.map((facet) => ({
      indexName,
      params: {
        query,
        hitsPerPage: 0,
        facets: [attributes[facet]],
        maxValuesPerFacet: valuesPerFacet,
        facetFilters: filtersOf(chosen.filter((other) => other !== facet)),
        analytics: false, // a part of the reader's search, not another one
      },
    })),
  ]
}

/**
 * Reads the responses to `resultRequests`.
 * @param before the results that the page of hits follows; `undefined` for the first page
 * @throws if the engine gave no answer
 */
export function readResults(
  address: SearchAddress,
  { results }: SearchResponses<SearchHit>,
  before?: FoundResults,
): FoundResults {
  const [first, ...counting] = results
  if (!first || !("hits" in first)) throw new Error("The search gave no answer.")
  const pages = (before?.pages ?? 0) + 1
  const chosen = chosenFacets(address)
  const countsOf = (facet: Facet) => {
    const counted = chosen.includes(facet) ? counting[chosen.indexOf(facet)] : first
    const counts = counted && "facets" in counted ? counted.facets?.[attributes[facet]] : undefined
    return new Map(Object.entries(counts ?? {}))
  }
  const total = first.nbHits ?? first.hits.length
  return {
    address,
    hits: [...(before?.hits ?? []), ...first.hits],
    total,
    unfiltered: total,
    missingWords: first.missingWords ?? [],
    pages,
    isLastPage: pages >= (first.nbPages ?? 1),
    counts: { kinds: countsOf("kinds"), sections: countsOf("sections"), tags: countsOf("tags") },
  }
}

/** The facets with a selected value. */
export function chosenFacets(address: SearchAddress): Facet[] {
  return facets.filter((facet) => address[facet].length > 0)
}
