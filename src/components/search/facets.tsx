import styled from "@emotion/styled"
import { navigate } from "gatsby"
import { useEffect, useRef } from "react"
import { useInstantSearch } from "react-instantsearch"
import { FacetList } from "./facet-list"
import { type SearchAddress, searchAddress } from "./search-address"

/** What the hosted service and the embedded index call the facets. */
const attributes = { sections: "hierarchy.lvl0", tags: "tags" } as const

/** The chosen values in the shape of InstantSearch's state. */
export function refinementsOf({ sections, tags }: SearchAddress): Record<string, string[]> {
  return { [attributes.sections]: [...sections], [attributes.tags]: [...tags] }
}

/** The facets of the search page. What is chosen stands in the address alone, so that it can be shared and gone back to. */
export function Facets({ address }: { address: SearchAddress }) {
  const { setIndexUiState } = useInstantSearch()
  const applied = useRef(address)
  useEffect(() => {
    if (applied.current === address) return
    applied.current = address
    setIndexUiState((state) => ({ ...state, refinementList: refinementsOf(address), page: 1 }))
  }, [address, setIndexUiState])

  const toggle = (facet: keyof typeof attributes) => (value: string) => {
    const before = address[facet]
    const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value]
    void navigate(searchAddress({ ...address, [facet]: after }))
  }
  return (
    <Group>
      <FacetList attribute={attributes.sections} name="Section" onToggle={toggle("sections")} />
      <FacetList attribute={attributes.tags} name="Tag" onToggle={toggle("tags")} />
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  gap: var(--space-4);
`
