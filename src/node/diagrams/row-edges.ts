import { allGroups, type Flow } from "./flow"

/** An arrow that is not drawn. It only makes the layout place one node below another. */
type RowEdge = readonly [above: string, below: string]

const rounds = 4

/**
 * Returns the invisible arrows that keep each group of a flow chart to `limit` nodes side by side, as far as possible
 * within a few passes. Arrows are treated as pointing down.
 * @param options.strict whether the limit applies to the whole chart instead of each group
 */
export function rowEdges(
  flow: Flow,
  { limit, strict = false }: { limit?: number; strict?: boolean },
): RowEdge[] {
  if (limit === undefined) return []
  const containers = strict ? new Map<string, string>() : containersOf(flow)
  const arrows = forwardArrows(flow)
  const added: RowEdge[] = []
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

/** Arrows between nodes, without those that close a cycle. */
export function forwardArrows(flow: Flow): RowEdge[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of flow.edges) {
    if (flow.nodes.has(from) && flow.nodes.has(to)) next.set(from, [...(next.get(from) ?? []), to])
  }
  const arrows: RowEdge[] = []
  const state = new Map<string, "open" | "done">()
  const visit = (id: string) => {
    state.set(id, "open")
    for (const to of next.get(id) ?? []) {
      if (state.get(to) === "open") continue
      arrows.push([id, to])
      if (!state.has(to)) visit(to)
    }
    state.set(id, "done")
  }
  for (const id of flow.nodes.keys()) if (!state.has(id)) visit(id)
  return arrows
}

/** Nodes of the same group (or of none) at the same depth from the top. */
function rowsOf(flow: Flow, containers: ReadonlyMap<string, string>, arrows: readonly RowEdge[]): string[][] {
  const depth = new Map([...flow.nodes.keys()].map((id) => [id, 0]))
  for (let pass = 0; pass < flow.nodes.size; pass++) {
    let changed = false
    for (const [from, to] of arrows) {
      const needed = (depth.get(from) ?? 0) + 1
      if ((depth.get(to) ?? 0) >= needed) continue
      depth.set(to, needed)
      changed = true
    }
    if (!changed) break
  }
  const rows = new Map<string, string[]>()
  for (const id of flow.nodes.keys()) {
    const key = `${depth.get(id)} ${containers.get(id) ?? ""}`
    rows.set(key, [...(rows.get(key) ?? []), id])
  }
  return [...rows.values()]
}
