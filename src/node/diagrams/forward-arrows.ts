import { groupBy } from "../../shared/group-by"
import type { Flow } from "./flow"

/** An arrow by the ids of its nodes. */
export type Arrow = readonly [from: string, to: string]

/** Arrows between nodes, without those that close a cycle. */
export function forwardArrows(flow: Flow): Arrow[] {
  const edges = flow.edges.filter(({ from, to }) => flow.nodes.has(from) && flow.nodes.has(to))
  const leaving = groupBy(edges, ({ from }) => from)
  const arrows: Arrow[] = []
  const state = new Map<string, "open" | "done">()
  const visit = (id: string) => {
    state.set(id, "open")
    for (const { to } of leaving.get(id) ?? []) {
      if (state.get(to) === "open") continue
      arrows.push([id, to])
      if (!state.has(to)) visit(to)
    }
    state.set(id, "done")
  }
  for (const id of flow.nodes.keys()) if (!state.has(id)) visit(id)
  return arrows
}

/**
 * The length of the longest chain of arrows that ends at each node: the lengths of its nodes and arrows together.
 * @param lengths the length of each node
 * @param arrows the lengths of chains in a cycle are cut off
 * @param arrowLength the length of each arrow
 */
export function longestChains(
  lengths: ReadonlyMap<string, number>,
  arrows: readonly Arrow[],
  arrowLength: number,
): Map<string, number> {
  const chains = new Map(lengths)
  for (let pass = 0; pass < lengths.size; pass++) {
    let changed = false
    for (const [from, to] of arrows) {
      const chain = (chains.get(from) ?? 0) + arrowLength + (lengths.get(to) ?? 0)
      if ((chains.get(to) ?? 0) >= chain) continue
      chains.set(to, chain)
      changed = true
    }
    if (!changed) break
  }
  return chains
}
