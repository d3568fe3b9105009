import type { Element } from "hast"
import { toString } from "hast-util-to-string"
import { visit } from "unist-util-visit"
import { expect, test } from "vitest"
import { drawSvg } from "./draw-svg"
import type { Box, Drawing, Edge, Shape } from "./drawing"

const box = (x: number, y: number, width = 40, height = 20): Box => ({ x, y, width, height })
const shape = (at: Box, fields: Partial<Shape> = {}): Shape => ({
  ...at,
  outline: "box",
  lines: [],
  ...fields,
})
const edge = (points: [number, number][], fields: Partial<Edge> = {}): Edge => ({
  points: points.map(([x, y]) => ({ x, y })),
  style: "solid",
  ...fields,
})

function draw(drawing: Partial<Drawing>): Element {
  return drawSvg({ width: 200, height: 100, shapes: [], edges: [], frames: [], ...drawing }, {})
}

function all(tagName: string, drawing: Partial<Drawing>): Element[] {
  const found: Element[] = []
  visit(draw(drawing), "element", (node) => {
    if (node.tagName === tagName) found.push(node)
  })
  return found
}

/** Path data by class. */
function paths(drawing: Partial<Drawing>): Record<string, unknown> {
  const found = all("path", drawing).map(({ properties }) => [String(properties.className), properties.d])
  return Object.fromEntries(found)
}

test("the view box has room for the thickness of lines at the edges", () => {
  expect(draw({}).properties).toMatchObject({ viewBox: "-1 -1 202 102", width: 202, height: 102 })
})

test("lines have the class of their style", () => {
  const styles = ["life", "solid", "dotted", "thick"] as const
  const edges = styles.map((style, index) =>
    edge(
      [
        [0, index],
        [9, index],
      ],
      { style },
    ),
  )
  expect(paths({ edges })).toEqual({
    "line,life": "M0 0H9",
    line: "M0 1H9",
    "line,dotted": "M0 2H9",
    "line,thick": "M0 3H9",
  })
})

test("decisions and marked shapes have the accent color, notes their own", () => {
  const shapes = [
    shape(box(0, 0)),
    shape(box(50, 0), { outline: "decision" }),
    shape(box(100, 0), { accent: true }),
    shape(box(150, 0), { outline: "note" }),
    shape(box(0, 50), { accent: true, href: "/a" }),
    shape(box(50, 50), { href: "/b" }),
  ]
  const rectangle = (x: number, y: number) => `M${x} ${y}h40v20h-40z`
  const found = all("path", { shapes }).map(({ properties }) => [properties.className, properties.d])
  expect(found).toEqual([
    [["box"], rectangle(0, 0)],
    [["box", "accent"], `M58 0h24l8 8v4l-8 8h-24l-8 -8v-4z${rectangle(100, 0)}`],
    [["box", "note"], rectangle(150, 0)],
    [["box", "accent"], rectangle(0, 50)],
    [["box"], rectangle(50, 50)],
  ])
})

test("the start of states is one circle, the end has another one inside", () => {
  const circles = (outline: "start" | "end") =>
    String(paths({ shapes: [shape(box(0, 0, 16, 16), { outline })] }).box).match(/M/g)
  expect(circles("start")).toHaveLength(1)
  expect(circles("end")).toHaveLength(2)
})

test("a line ends before its arrowheads, whose tips are at its ends", () => {
  const line: [number, number][] = [
    [0, 10],
    [50, 10],
    [50, 60],
  ]
  const both = paths({ edges: [edge(line, { start: true, end: true })] })
  expect(both.line).toBe("M7 10H50V53")
  expect(both.head).toBe("M50 60L46 52H54zM0 10L8 6V14z")
  expect(paths({ edges: [edge(line, { start: true })] })).toEqual({
    line: "M7 10H50V60",
    head: "M0 10L8 6V14z",
  })
})

test("a line is interrupted by labels, and only a lifeline by notes", () => {
  const label = { ...box(40, 0), lines: ["yes"] }
  const note = shape(box(120, 0), { outline: "note" })
  const line: [number, number][] = [
    [0, 10],
    [200, 10],
  ]
  const edges = [edge(line, { label }), edge(line, { style: "life" })]
  expect(paths({ edges, shapes: [note] })).toMatchObject({
    line: "M0 10H40M80 10H200",
    "line,life": "M0 10H40M80 10H120M160 10H200",
  })
})

test("the border of a frame is interrupted by its title, and a frame without one is closed", () => {
  const frame = (title: string) => paths({ frames: [{ ...box(0, 0, 200, 100), title }] }).frame
  expect(frame("Stage")).toMatch(/^M0 0H10M[\d.]+ 0H200V100H0V0$/)
  expect(frame("")).toBe("M0 0H200V100H0V0")
  expect(all("text", { frames: [{ ...box(0, 0, 200, 100), title: "" }] })).toEqual([])
})

test("the title of a frame is where no line, shape, label or other title is, at the bottom if need be", () => {
  const frame = { ...box(0, 20, 200, 60), title: "Stage" }
  const middle = (drawing: Partial<Drawing>) => {
    const [title] = all("text", { frames: [frame], ...drawing }).filter((node) => toString(node) === "Stage")
    return { x: Number(title?.properties.x), isBelow: Number(title?.properties.y) > 60 }
  }
  const { x, isBelow } = middle({})
  expect(isBelow).toBe(false)
  const down = (at: number) =>
    edge([
      [at, 0],
      [at, 40],
    ])
  expect(middle({ edges: [down(20)] }).x).toBeGreaterThan(x)
  expect(middle({ shapes: [shape(box(0, 10, 60, 20))] }).x).toBeGreaterThan(60)
  expect(middle({ edges: [20, 50, 80, 110, 140, 170].map(down) })).toEqual({ x, isBelow: true })
  const label = { ...box(0, 10, 200, 20), lines: ["a"] }
  expect(middle({ edges: [{ ...down(300), label }] })).toEqual({ x, isBelow: true })
  const inner = { ...box(0, 20, 60, 30), title: "Inner" }
  expect(middle({ frames: [inner, frame] }).x).toBeGreaterThan(x)
})

test("lines of text are in the middle of their box", () => {
  const ys = (lines: string[]) => {
    const [text] = all("text", { shapes: [shape(box(0, 0, 100, 60), { lines })] })
    return [
      text?.properties.y,
      ...(text?.children ?? []).map((line) => "properties" in line && line.properties.y),
    ]
  }
  expect(ys(["a"])[0]).toBe("35")
  expect(ys(["a", "b", "c"])).toEqual([undefined, "17", "35", "53"])
})
