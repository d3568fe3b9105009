import { navigate } from "gatsby"
import { ChipRow, ChipRows } from "./chip-row"
import { kindChips, sectionChips, tagChips } from "./facet-chips"
import { type SearchAddress, searchAddress } from "../query/search-address"

/** The facets by which results can be filtered. */
export type Facet = "kinds" | "sections" | "tags"

interface FacetRowsProps {
  address: SearchAddress
  /** Number of hits by value of each facet; absent until known. */
  counts?: Record<Facet, ReadonlyMap<string, number>>
}

/** The facets of the search page. The selection is stored only in the address, so that it can be shared and undone with back. */
export function FacetRows({ address, counts }: FacetRowsProps) {
  const toggle = (facet: Facet) => (value: string) => {
    const before: readonly string[] = address[facet]
    const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value]
    navigate(searchAddress({ ...address, [facet]: after }))
  }
  const tags = tagChips(address, counts?.tags)
  return (
    <ChipRows data-facets="">
      <ChipRow name="Kind" chips={kindChips(address, counts?.kinds)} onToggle={toggle("kinds")} />
      <ChipRow name="Section" chips={sectionChips(address, counts?.sections)} onToggle={toggle("sections")} />
      {tags.length > 0 && <ChipRow name="Tag" chips={tags} onToggle={toggle("tags")} />}
    </ChipRows>
  )
}
