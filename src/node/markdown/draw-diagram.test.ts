import type { Element } from "hast"
import { toString } from "hast-util-to-string"
import { expect, test } from "vitest"
import { drawDiagram } from "./draw-diagram"

const flow = 'flowchart LR\n  A["One"] -->|"label"| B["Two<br/>lines"]'

function markup(drawing: Element): string {
  return JSON.stringify(drawing)
}

test("a drawing brings no styles, fonts, colours or data of its own", () => {
  const text = markup(drawDiagram(flow, "d"))
  expect(text).not.toMatch(/@import|googleapis|Inter|"style"|"data|#[0-9a-f]{3,6}\b|--_|--bg|--fg/i)
  expect(text).toContain("var(--color-text)")
  expect(text).toContain("var(--color-accent)")
  expect(drawDiagram(flow, "d").properties.fontFamily).toBe("var(--font-text)")
})

test("labels are in it", () => {
  const text = toString(drawDiagram(flow, "d"))
  for (const label of ["One", "label", "Two", "lines"]) expect(text).toContain(label)
})

test("its size keeps the proportions of its view box", () => {
  const { viewBox, width, height } = drawDiagram(flow, "d").properties
  const [, , boxWidth = 0, boxHeight = 0] = String(viewBox).split(" ").map(Number)
  expect(Number(width) / Number(height)).toBeCloseTo(boxWidth / boxHeight, 1)
  expect(Number(width) / boxWidth).toBeCloseTo(15 / 13, 1)
})

test("empty space around it is cut off", () => {
  const { viewBox } = drawDiagram("flowchart LR\nA --> B", "d").properties
  const [, , , height = 0] = String(viewBox).split(" ").map(Number)
  expect(height).toBeLessThan(50) // a box of 37 and a margin of 4 on either side
})

test("a wide drawing is a little smaller", () => {
  const nodes = Array.from({ length: 12 }, (_, index) => `N${index}["A rather long label ${index}"]`)
  const { viewBox, width } = drawDiagram(`flowchart LR\n${nodes.join(" --> ")}`, "d").properties
  expect(width).toBe(Math.round(0.93 * Number(String(viewBox).split(" ")[2])))
})

test("a drawing that is hardly too wide fits the column", () => {
  const label = "x".repeat(92)
  const { viewBox, width } = drawDiagram(`flowchart LR\nA["${label}"]`, "d").properties
  expect(Number(String(viewBox).split(" ")[2])).toBeGreaterThan(720)
  expect(width).toBe(720)
})

test("ids start with the prefix, and so do references to them", () => {
  const text = markup(drawDiagram(flow, "diagram-7"))
  expect(text).toContain('"id":"diagram-7-arrowhead"')
  expect(text).toContain("url(#diagram-7-arrowhead)")
  expect(text).not.toContain("url(#arrowhead")
})

test("drawings of one diagram do not share nodes", () => {
  const copy = drawDiagram(flow, "a")
  copy.properties.role = "img"
  expect(drawDiagram(flow, "a").properties.role).toBeUndefined()
})

test("every kind that writers have is drawn", () => {
  for (const source of [
    "sequenceDiagram\nactor A\nA->>B: hi\nNote over A,B: n",
    "stateDiagram-v2\n[*] --> A\nA --> [*]",
    "classDiagram\nA <|-- B",
    "erDiagram\nA ||--o{ B : has",
  ])
    expect(drawDiagram(source, "d").children.length).toBeGreaterThan(1)
})

test("titles of groups are drawn above the arrows that cross them", () => {
  const { children } = drawDiagram('flowchart TB\nA --> B\nsubgraph G["Group"]\nB\nend', "d")
  const last = children.at(-1)
  expect(last).toMatchObject({
    tagName: "text",
    properties: { stroke: "var(--color-sunken)", paintOrder: "stroke" },
  })
  expect(toString(last as Element)).toBe("Group")
  expect(children.map((child) => toString(child as Element)).filter((text) => text === "Group")).toHaveLength(
    1,
  )
})

test("what cannot be read throws", () => {
  expect(() => drawDiagram("pie", "d")).toThrow("Invalid mermaid header")
})
