import { expect, test } from "vitest"
import { boundsOf, grown, overlap, type Box, type Drawing, type Point } from "./drawing"
import { readFlow } from "./flow"
import { layoutFlow, leastWidth, type FlowStyle } from "./layout-flow"
import { titleWidth } from "./tight-frames"

const down: FlowStyle = { direction: "DOWN", textWidth: 110, labelWidth: 80 }
const right: FlowStyle = { ...down, direction: "RIGHT" }
const read = (...lines: string[]) => readFlow(["flowchart TD", ...lines].join("\n"))
const boxOf = ({ shapes, frames }: Drawing, text: string): Box => {
  const found = shapes.find(({ lines }) => lines[0] === text) ?? frames.find(({ title }) => title === text)
  if (!found) throw new Error(`The drawing has no ${text}.`)
  return found
}

/** Whether a point is within a pixel of the border of a box. */
function isOnBorder({ x, y, width, height }: Box, point: Point | undefined): boolean {
  if (!point) return false
  const distances = [point.x - x, x + width - point.x, point.y - y, y + height - point.y]
  return distances.every((distance) => distance >= -1) && Math.min(...distances) <= 1
}

const isInside = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height

const nested = read(
  "Z --> A",
  "subgraph outer [Outer group with a long title]",
  "A --> B",
  "subgraph inner [Inner group]",
  "C",
  "end",
  "end",
  "B -->|why| C",
  "C --> D",
  "A --> D",
)

test.each([down, right])("lines to the $direction start and end at their nodes, without slopes", (style) => {
  const drawing = layoutFlow(nested, style, 600)
  expect(drawing.edges).toHaveLength(nested.edges.length)
  for (const [index, { points }] of drawing.edges.entries()) {
    const { from = "", to = "" } = nested.edges[index] ?? {}
    expect(isOnBorder(boxOf(drawing, from), points[0])).toBe(true)
    expect(isOnBorder(boxOf(drawing, to), points.at(-1))).toBe(true)
    for (const [at, { x, y }] of points.slice(1).entries())
      expect(points[at]?.x === x || points[at]?.y === y).toBe(true)
  }
})

test.each([down, right])("the middle of a label is on its line to the $direction", (style) => {
  const { edges } = layoutFlow(nested, style, 600)
  const { label, points = [] } = edges.find(({ label }) => label?.lines[0] === "why") ?? {}
  const line = grown(boundsOf(points), 3)
  const middle = label && { x: label.x + label.width / 2, y: label.y + label.height / 2, width: 0, height: 0 }
  expect(middle && isInside(line, middle)).toBe(true)
})

test("frames contain the nodes and groups of their groups, and are as wide as their titles", () => {
  const drawing = layoutFlow(nested, down, 600)
  const outer = boxOf(drawing, "Outer group with a long title")
  const inner = boxOf(drawing, "Inner group")
  expect(["A", "B"].map((text) => isInside(outer, boxOf(drawing, text)))).toEqual([true, true])
  expect([isInside(outer, inner), isInside(inner, boxOf(drawing, "C"))]).toEqual([true, true])
  expect(isInside(inner, boxOf(drawing, "B"))).toBe(false)
  expect(outer.width).toBeGreaterThanOrEqual(titleWidth("Outer group with a long title"))
  expect(inner.width).toBeGreaterThanOrEqual(titleWidth("Inner group"))
})

test("parts that nothing joins are beside each other if their arrows point down, in rows that fit the width", () => {
  const parts = read("A --> A2[Below] --> A3[Below]", "B --> B2[Below]", "C --> C2[Below]")
  const place = (style: FlowStyle, width: number) => {
    const drawing = layoutFlow(parts, style, width)
    expect(drawing.width).toBeLessThanOrEqual(width)
    for (const a of drawing.shapes)
      for (const b of drawing.shapes) expect(a === b || !overlap(a, b)).toBe(true)
    return ["A", "B", "C"].map((text) => boxOf(drawing, text))
  }
  const [a, b, c] = place(down, 600)
  expect([b?.y, c?.y]).toEqual([a?.y, a?.y])
  const [first, second, third] = place(down, 160)
  expect([second?.y, third?.x]).toEqual([first?.y, first?.x])
  expect(third?.y).toBeGreaterThan(second?.y ?? 0)
  const [top, middle, bottom] = place(right, 600)
  expect([middle?.x, bottom?.x]).toEqual([top?.x, top?.x])
})

test("frames of parts beside each other stay around their nodes", () => {
  const drawing = layoutFlow(read("A --> B", "subgraph g [Group]", "C --> D", "end"), down, 600)
  expect(isInside(boxOf(drawing, "Group"), boxOf(drawing, "C"))).toBe(true)
  expect(isInside(boxOf(drawing, "Group"), boxOf(drawing, "A"))).toBe(false)
})

test("a group that is the whole chart keeps its direction, unless the chart is turned or its rows are limited", () => {
  const group = read("subgraph g [Group]", "direction LR", "A --> B", "end")
  const isInRow = (style: FlowStyle) => {
    const drawing = layoutFlow(group, style, 600)
    return boxOf(drawing, "A").y === boxOf(drawing, "B").y
  }
  expect(isInRow(down)).toBe(true)
  expect(isInRow({ ...down, limit: 1 })).toBe(false)
  expect(isInRow({ ...down, direction: "UP" })).toBe(false)
  const other = read("subgraph g [Group]", "direction LR", "A --> B", "end", "B --> C")
  const drawing = layoutFlow(other, down, 600)
  expect(boxOf(drawing, "C").y).toBeGreaterThan(boxOf(drawing, "B").y)
})

test("a limit of nodes side by side is kept, and draws no lines of its own", () => {
  const fan = read("A --> B", "A --> C", "A --> D")
  const { shapes, edges } = layoutFlow(fan, { ...down, limit: 1 }, 600)
  expect(new Set(shapes.map(({ y }) => y)).size).toBe(4)
  expect(edges).toHaveLength(3)
})

test("the start and the end of states are small, and a node keeps its link", () => {
  const states = readFlow("stateDiagram-v2\n[*] --> A\nA --> [*]")
  const { shapes } = layoutFlow(states, down, 600)
  const sizes = shapes.filter(({ outline }) => outline === "start" || outline === "end")
  expect(sizes).toMatchObject([
    { width: 16, height: 16 },
    { width: 16, height: 16 },
  ])
  expect(layoutFlow(read("A --> B", 'click B "/b"'), down, 600).shapes.map(({ href }) => href)).toEqual([
    undefined,
    "/b",
  ])
})

test("long labels of arrows are broken at their own width", () => {
  const labels = (labelWidth: number) =>
    layoutFlow(read("A -->|a label of several words| B"), { ...down, labelWidth }, 600).edges[0]?.label?.lines
  expect(labels(300)).toEqual(["a label of several words"])
  expect(labels(60)?.length).toBeGreaterThan(1)
})

test("the least width of a chart is that of its longest chain, or of its widest node if arrows are vertical", () => {
  const chain = read("A[A first node] --> B[A second node] --> C[A third node]")
  for (const style of [down, right])
    expect(leastWidth(chain, style)).toBeLessThanOrEqual(layoutFlow(chain, style, 600).width)
  expect(leastWidth(chain, right)).toBeGreaterThan(3 * 60)
  expect(leastWidth(chain, down)).toBeLessThan(2 * 110)
})
