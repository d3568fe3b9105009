import type { ElkExtendedEdge, ElkNode, LayoutOptions } from "elkjs"
import { layout } from "./elk"
import {
  fitted,
  movedBy,
  sizes,
  type Box,
  type Drawing,
  type Edge,
  type Frame,
  type Point,
  type Shape,
} from "./drawing"
import { type Direction, type Flow, type FlowGroup, type FlowNode } from "./flow"
import { flowParts } from "./flow-parts"
import { titleWidth, withTightFrames } from "./tight-frames"
import { forwardArrows, longestChains } from "./forward-arrows"
import { rowEdges } from "./row-edges"
import { textWidth, wrapText } from "./text-size"

/** Options for the layout of a flow chart. */
export interface FlowStyle {
  direction: Direction
  /** Maximum width of a node's text, in pixels. */
  textWidth: number
  labelWidth: number
  /** Maximum number of nodes side by side in each group; unlimited by default. */
  limit?: number
  /** Whether the limit applies to the whole chart instead of each group. */
  strict?: boolean
  /** Space between rows of nodes in the direction of the arrows, in pixels. */
  gap?: number
}

const rootId = "*"
const rowPrefix = "row-"
const nodePadding = { x: 12, y: 9 }
const pointSize = 16
/** The same space if arrows are horizontal and the style sets no `gap`. */
const sideGap = 34

const vertical = (direction: Direction) => direction === "DOWN" || direction === "UP"

const partGap = 24

/**
 * Lays out a flow chart, with its top left corner at the origin. Unconnected parts are stacked, or placed side by side
 * if arrows are vertical and there is enough width.
 * @param width maximum width of parts that are placed side by side
 */
export function layoutFlow(flow: Flow, style: FlowStyle, width: number): Drawing {
  const parts = flowParts(flow)
  const drawings = parts.map((part) => layoutPart(part, styleOf(part, style)))
  const whole: Drawing = { width: 0, height: 0, shapes: [], edges: [], frames: [] }
  let [x, y, rowHeight] = [0, 0, 0]
  for (const drawing of drawings) {
    if (x > 0 && (!vertical(style.direction) || x + drawing.width > width)) {
      y += rowHeight + partGap
      x = 0
      rowHeight = 0
    }
    const moved = movedBy(drawing, { x, y })
    whole.shapes.push(...moved.shapes)
    whole.edges.push(...moved.edges)
    whole.frames.push(...moved.frames)
    x += drawing.width + partGap
    rowHeight = Math.max(rowHeight, drawing.height)
  }
  return fitted(whole)
}

/**
 * A lower bound for the width of a chart, computed without a layout: the width of the longest chain of nodes if arrows
 * are horizontal, otherwise that of the widest node.
 */
export function leastWidth(flow: Flow, style: FlowStyle): number {
  const widths = new Map([...flow.nodes.values()].map((node) => [node.id, elkNode(node, style).width ?? 0]))
  const ends = vertical(style.direction)
    ? widths
    : longestChains(widths, forwardArrows(flow), style.gap ?? sideGap)
  return Math.max(0, ...ends.values())
}

/**
 * Uses a group's own direction if the group is the whole part, and the style neither changes the chart's direction nor
 * limits rows.
 */
function styleOf({ groups, nodes, direction }: Flow, style: FlowStyle): FlowStyle {
  const [group, ...others] = groups
  const isWhole = group !== undefined && others.length === 0 && heldNodes(group).length === nodes.size
  if (!isWhole || group.direction === undefined || style.direction !== direction || style.limit) return style
  return { ...style, direction: group.direction }
}

function layoutPart(flow: Flow, style: FlowStyle): Drawing {
  const graph = layout({
    id: rootId,
    layoutOptions: {
      ...options(style),
      "elk.hierarchyHandling": "INCLUDE_CHILDREN",
      "elk.padding": "[top=1,left=1,bottom=1,right=1]",
    },
    children: childrenOf(flow, flow.groups, ungrouped(flow), style),
    edges: [
      ...flow.edges.map((edge, index) => elkEdge(edge, index, style)),
      ...rowEdges(flow, style).map(([above, below], index) => ({
        id: `${rowPrefix}${index}`,
        sources: [above],
        targets: [below],
      })),
    ],
  })
  return toDrawing(graph, flow, style)
}

function options({ direction, gap }: FlowStyle): LayoutOptions {
  const across = vertical(direction)
  return {
    "elk.algorithm": "layered",
    "elk.direction": direction,
    "elk.edgeRouting": "ORTHOGONAL",
    "elk.spacing.nodeNode": across ? "14" : "16",
    "elk.layered.spacing.nodeNodeBetweenLayers": String(gap ?? (across ? 30 : sideGap)),
    "elk.layered.spacing.edgeNodeBetweenLayers": "12",
    "elk.layered.spacing.edgeEdgeBetweenLayers": "9",
    "elk.spacing.edgeNode": "12",
    "elk.spacing.edgeEdge": "9",
    "elk.spacing.edgeLabel": "4",
    "elk.spacing.componentComponent": "20",
    "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
    "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
    "elk.layered.nodePlacement.favorStraightEdges": "true",
    "elk.layered.thoroughness": "3",
  }
}

function ungrouped({ nodes, groups }: Flow): string[] {
  const held = new Set(groups.flatMap(heldNodes))
  return [...nodes.keys()].filter((id) => !held.has(id))
}

function heldNodes(group: FlowGroup): string[] {
  return [...group.nodes, ...group.groups.flatMap(heldNodes)]
}

function childrenOf(flow: Flow, groups: FlowGroup[], ids: string[], style: FlowStyle): ElkNode[] {
  return [
    ...ids.flatMap((id) => {
      const node = flow.nodes.get(id)
      return node ? [elkNode(node, style)] : []
    }),
    ...groups.map((group) => elkGroup(flow, group, style)),
  ]
}

function elkGroup(flow: Flow, group: FlowGroup, style: FlowStyle): ElkNode {
  return {
    id: group.id,
    layoutOptions: {
      "elk.padding": "[top=22,left=14,bottom=16,right=14]",
      "elk.nodeSize.constraints": "[MINIMUM_SIZE]",
      "elk.nodeSize.minimum": `(${titleWidth(group.title)},40)`,
    },
    children: childrenOf(flow, group.groups, group.nodes, style),
  }
}

function elkNode(node: FlowNode, style: FlowStyle): ElkNode {
  if (node.outline === "start" || node.outline === "end") {
    return { id: node.id, width: pointSize, height: pointSize }
  }
  return { id: node.id, ...sizeOf(linesOf(node, style)) }
}

function linesOf({ text }: FlowNode, style: FlowStyle): string[] {
  return wrapText(text, style.textWidth, sizes.text)
}

function sizeOf(lines: string[]): { width: number; height: number } {
  const width = Math.max(20, ...lines.map((line) => textWidth(line, sizes.text)))
  return {
    width: Math.ceil(width) + 2 * nodePadding.x,
    height: Math.max(1, lines.length) * sizes.line + 2 * nodePadding.y,
  }
}

function elkEdge(
  { from, to, text }: Flow["edges"][number],
  index: number,
  style: FlowStyle,
): ElkExtendedEdge {
  const lines = wrapText(text, style.labelWidth, sizes.note)
  return {
    id: String(index),
    sources: [from],
    targets: [to],
    labels:
      lines.length === 0
        ? []
        : [
            {
              text: lines.join("\n"),
              width: Math.ceil(Math.max(...lines.map((line) => textWidth(line, sizes.note)))) + 6,
              height: lines.length * sizes.noteLine + 2,
              layoutOptions: { "elk.edgeLabels.inline": "true" },
            },
          ],
  }
}

function toDrawing(graph: ElkNode, flow: Flow, style: FlowStyle): Drawing {
  const titles = new Map(allTitles(flow.groups))
  const shapes: Shape[] = []
  const frames: Frame[] = []
  const origins = new Map<string, Point>([[rootId, { x: 0, y: 0 }]])
  const place = (parent: ElkNode, origin: Point) => {
    for (const { width = 0, height = 0, x = 0, y = 0, ...child } of parent.children ?? []) {
      const start = { x: origin.x + x, y: origin.y + y }
      const box = rounded({ ...start, width, height })
      const node = flow.nodes.get(child.id)
      if (node) {
        const { outline, accent, href } = node
        shapes.push({ ...box, outline, accent, lines: linesOf(node, style), ...(href ? { href } : {}) })
      } else {
        origins.set(child.id, start)
        place(child, start)
        frames.push({ ...box, title: titles.get(child.id) ?? "" }) // after the frames inside it
      }
    }
  }
  place(graph, { x: 0, y: 0 })
  const edges = (graph.edges ?? [])
    .filter(({ id }) => !id.startsWith(rowPrefix))
    .map((edge): Edge => drawnEdge(edge, flow, origins))
  return fitted(withTightFrames({ width: 0, height: 0, shapes, edges, frames }))
}

function allTitles(groups: readonly FlowGroup[]): [string, string][] {
  return groups.flatMap((group): [string, string][] => [[group.id, group.title], ...allTitles(group.groups)])
}

function drawnEdge(edge: ElkExtendedEdge, flow: Flow, origins: ReadonlyMap<string, Point>): Edge {
  const { style, start, end } = flow.edges[Number(edge.id)] ?? { style: "solid" as const }
  // coordinates of an edge are relative to the smallest group that contains both of its ends
  const container = (edge as { container?: string }).container ?? rootId
  const origin = origins.get(container) ?? { x: 0, y: 0 }
  const [section] = edge.sections ?? []
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : []
  const [label] = edge.labels ?? []
  return {
    points: points.map(({ x, y }) => ({ x: Math.round(x + origin.x), y: Math.round(y + origin.y) })),
    style,
    start: start ?? false,
    end: end ?? false,
    ...(label
      ? {
          label: {
            ...rounded({
              x: (label.x ?? 0) + origin.x,
              y: (label.y ?? 0) + origin.y,
              width: label.width ?? 0,
              height: label.height ?? 0,
            }),
            lines: (label.text ?? "").split("\n"),
          },
        }
      : {}),
  }
}

function rounded({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
}
