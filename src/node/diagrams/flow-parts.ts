import type { Flow, FlowGroup } from "./flow"

/** Splits a flow chart into its connected components, in the order of their first nodes. */
export function flowParts(flow: Flow): Flow[] {
  const joined = new Map<string, string>()
  const rootOf = (id: string): string => {
    const parent = joined.get(id)
    return parent === undefined || parent === id ? id : rootOf(parent)
  }
  const join = (a: string, b: string) => {
    const [rootA, rootB] = [rootOf(a), rootOf(b)]
    if (rootA !== rootB) joined.set(rootB, rootA)
  }
  const joinGroup = (group: FlowGroup) => {
    for (const id of group.nodes) join(group.id, id)
    for (const inner of group.groups) {
      join(group.id, inner.id)
      joinGroup(inner)
    }
  }
  for (const group of flow.groups) joinGroup(group)
  for (const { from, to } of flow.edges) join(from, to)

  const roots = [...new Set([...flow.nodes.keys()].map(rootOf))]
  if (roots.length < 2) return [flow]
  return roots.map((root) => ({
    direction: flow.direction,
    nodes: new Map([...flow.nodes].filter(([id]) => rootOf(id) === root)),
    edges: flow.edges.filter(({ from }) => rootOf(from) === root),
    groups: flow.groups.filter(({ id }) => rootOf(id) === root),
  }))
}
