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

/** The facets with the counts of the current response. */
export function Facets({ address }: { address: SearchAddress }) {
  const { setIndexUiState } = useInstantSearch()
  const applied = useRef(address)
  useEffect(() => {
    if (applied.current === address) return
    applied.current = address
    setIndexUiState((state) => ({ ...state, refinementList: refinementsOf(address), page: 1 }))
  }, [address, setIndexUiState])

  const kinds = useCounts(attributes.kinds)
  const sections = useCounts(attributes.sections)
  const tags = useCounts(attributes.tags)
  const isCounted = kinds.size + sections.size + tags.size > 0
  return <FacetRows address={address} {...(isCounted ? { counts: { kinds, sections, tags } } : {})} />
}

function useCounts(attribute: string): ReadonlyMap<string, number> {
  const { items } = useRefinementList({ attribute, limit: 10, operator: "or" })
  return new Map(items.map(({ value, count }) => [value, count]))
}
