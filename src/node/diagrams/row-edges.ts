import { groupBy } from "../../shared/group-by"
import { allGroups, type Flow } from "./flow"
import { type Arrow, forwardArrows, longestChains } from "./forward-arrows"

const rounds = 4

/**
 * Returns the arrows that keep each group of a flow chart to `limit` nodes side by side, as far as possible
 * within a few passes. Arrows are treated as pointing down. These are not drawn: they only make the layout place one node
 * below another.
 * @param options.strict whether the limit applies to the whole chart instead of each group
 */
export function rowEdges(
  flow: Flow,
  { limit, strict = false }: { limit?: number; strict?: boolean },
): Arrow[] {
  if (limit === undefined) return []
  const containers = strict ? new Map<string, string>() : containersOf(flow)
  const arrows = forwardArrows(flow)
  const added: Arrow[] = []
  for (let round = 0; round < rounds; round++) {
    const rows = rowsOf(flow, containers, [...arrows, ...added])
    const tooLong = rows.filter((row) => row.length > limit)
    if (tooLong.length === 0) break
    for (const row of tooLong) {
      for (const [index, below] of row.entries()) {
        const above = row[index - limit]
        if (above !== undefined) added.push([above, below])
      }
    }
  }
  return added
}

/** The group that directly contains each node, by node id. */
function containersOf(flow: Flow): Map<string, string> {
  const containers = new Map<string, string>()
  for (const { id, nodes } of allGroups(flow.groups)) for (const node of nodes) containers.set(node, id)
  return containers
}

/** Nodes of the same group (or of none) at the same depth from the top. */
function rowsOf(flow: Flow, containers: ReadonlyMap<string, string>, arrows: readonly Arrow[]): string[][] {
  const depth = longestChains(new Map([...flow.nodes.keys()].map((id) => [id, 0])), arrows, 1)
  const rows = groupBy(flow.nodes.keys(), (id) => `${depth.get(id)} ${containers.get(id) ?? ""}`)
  return [...rows.values()]
}
