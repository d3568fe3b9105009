import type { MermaidGraph } from "beautiful-mermaid"
import { clicksOf, withoutClicks } from "./clicks"
import type { Edge, Outline } from "./drawing"
import { loadMermaid } from "./mermaid-library"
import { nodesOnLine } from "./nodes-on-line"
import { spaceArrows } from "./space-arrows"
import { statementOf } from "./statement"

/** Main direction of a diagram's arrows. */
export type Direction = "RIGHT" | "DOWN" | "LEFT" | "UP"

/** A node of a flow chart, or a state, without a position. */
export interface FlowNode {
  id: string
  text: string
  outline: Outline
  accent: boolean
  href?: string
}

interface FlowEdge extends Pick<Edge, "style" | "start" | "end"> {
  /** Id of a node or a group. */
  from: string
  to: string
  text: string
}

/** A subgraph of a flow chart, or a composite state. */
export interface FlowGroup {
  id: string
  title: string
  direction?: Direction
  /** Ids of the nodes directly in the group, without those of nested groups. */
  nodes: string[]
  groups: FlowGroup[]
}

/** A flow chart or a state diagram. */
export interface Flow {
  direction: Direction
  nodes: Map<string, FlowNode>
  edges: FlowEdge[]
  groups: FlowGroup[]
}

const directions: Record<MermaidGraph["direction"], Direction> = {
  LR: "RIGHT",
  TD: "DOWN",
  TB: "DOWN",
  RL: "LEFT",
  BT: "UP",
}

const outlines: Partial<Record<string, Outline>> = {
  rounded: "rounded",
  stadium: "rounded",
  circle: "rounded",
  doublecircle: "rounded",
  diamond: "decision",
  hexagon: "decision",
  cylinder: "store",
  "state-start": "start",
  "state-end": "end",
}

/** Parses a flow chart or a state diagram. */
export function readFlow(source: string): Flow {
  const graph = loadMermaid().parseMermaid(spaceArrows(withoutClicks(source)).replace(/;\s*$/gm, ""))
  const hrefs = new Map(clicksOf(source).map(({ node, href }) => [node, href]))
  const groups = graph.subgraphs.map((group) => readGroup(group))
  addNamedNodes(source, groups)
  const groupIds = new Set(allGroups(groups).map(({ id }) => id))
  const grouped = new Map<string, string>() // a node listed in two groups belongs to the first
  for (const group of allGroups(groups)) {
    group.nodes = group.nodes.filter((id) => {
      if (groupIds.has(id) || !graph.nodes.has(id) || grouped.has(id)) return false
      grouped.set(id, group.id)
      return true
    })
  }
  const nodes = new Map<string, FlowNode>()
  for (const { id, label, shape } of graph.nodes.values()) {
    if (groupIds.has(id)) continue // the parser also creates a node for a group that an edge refers to
    const href = hrefs.get(id)
    nodes.set(id, {
      id,
      text: label,
      outline: outlines[shape] ?? "box",
      accent: graph.classAssignments.get(id) === "accent",
      ...(href === undefined ? {} : { href }),
    })
  }
  const edges = graph.edges.map(({ source: from, target: to, label, style, hasArrowStart, hasArrowEnd }) => ({
    from,
    to,
    text: label ?? "",
    style,
    start: hasArrowStart,
    end: hasArrowEnd,
  }))
  return { direction: directions[graph.direction], nodes, edges, groups }
}

function readGroup({
  id,
  label,
  nodeIds,
  children,
  direction,
}: MermaidGraph["subgraphs"][number]): FlowGroup {
  return {
    id,
    title: label.replaceAll('"', "").replaceAll("\n", " "),
    ...(direction ? { direction: directions[direction] } : {}),
    nodes: [...nodeIds],
    groups: children.map(readGroup),
  }
}

/**
 * Adds the nodes that the lines of a group name. The library adds only those that no line before the group has.
 * @param groups of the whole diagram
 */
function addNamedNodes(source: string, groups: readonly FlowGroup[]): void {
  const inOrder = (some: readonly FlowGroup[]): FlowGroup[] =>
    some.flatMap((group) => [group, ...inOrder(group.groups)])
  const opened = inOrder(groups).values()
  const open: (FlowGroup | undefined)[] = []
  for (const line of source.split("\n").map(statementOf)) {
    if (/^subgraph\s/.test(line)) open.push(opened.next().value)
    else if (line === "end") open.pop()
    else open.at(-1)?.nodes.push(...(nodesOnLine(spaceArrows(line)) ?? []))
  }
}

/** Flattens nested groups; a group comes after the groups inside it. */
export function allGroups(groups: readonly FlowGroup[]): FlowGroup[] {
  return groups.flatMap((group) => [...allGroups(group.groups), group])
}
