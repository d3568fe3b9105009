import { groupBy } from "../../../shared/group-by"
import type { SearchHit } from "../client/search-hit"

/** A section's hits, in the order of the response. */
export interface HitGroup {
  section: string
  hits: SearchHit[]
}

/** Groups hits by section, in the order of their best hits. If there are several groups, each has at most `most` hits. */
export function groupHits(hits: readonly SearchHit[], most: number): HitGroup[] {
  const groups = groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? "")
  return [...groups].map(([section, found]) => ({
    section,
    hits: groups.size > 1 ? found.slice(0, most) : found,
  }))
}
