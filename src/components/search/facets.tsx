import { useEffect, useRef } from "react"
import { useInstantSearch, useRefinementList } from "react-instantsearch"
import { type Facet, FacetRows } from "./facet-rows"
import type { SearchAddress } from "./search-address"

/** The record attributes of the facets. */
const attributes: Record<Facet, string> = { kinds: "kind", sections: "hierarchy.lvl0", tags: "tags" }

/** The selected values in the format of InstantSearch's state. */
export function refinementsOf({ kinds, sections, tags }: SearchAddress): Record<string, string[]> {
  return {
    [attributes.kinds]: [...kinds],
    [attributes.sections]: [...sections],
    [attributes.tags]: [...tags],
  }
}

/** The facets with the counts of the current response; nothing if there is neither a result nor a filter to remove. */
export function Facets({ address }: { address: SearchAddress }) {
  const { setIndexUiState, results } = useInstantSearch()
  const applied = useRef(address)
  useEffect(() => {
    if (applied.current === address) return
    applied.current = address
    setIndexUiState((state) => ({ ...state, refinementList: refinementsOf(address), page: 1 }))
  }, [address, setIndexUiState])

  const kinds = useCounts(attributes.kinds)
  const sections = useCounts(attributes.sections)
  const tags = useCounts(attributes.tags)
  if (results.nbHits === 0 && !results.__isArtificial && !isFiltered(address)) return null
  const isCounted = kinds.size + sections.size + tags.size > 0
  return <FacetRows address={address} {...(isCounted ? { counts: { kinds, sections, tags } } : {})} />
}

function isFiltered({ kinds, sections, tags }: SearchAddress): boolean {
  return kinds.length + sections.length + tags.length > 0
}

function useCounts(attribute: string): ReadonlyMap<string, number> {
  const { items } = useRefinementList({ attribute, limit: 10, operator: "or" })
  return new Map(items.map(({ value, count }) => [value, count]))
}
