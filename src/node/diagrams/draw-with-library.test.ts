import type { Element } from "hast"
import { toString } from "hast-util-to-string"
import { expect, test } from "vitest"
import { drawWithLibrary, prefixIds } from "./draw-with-library"
import { drawnBounds } from "./drawn-bounds"

const chart = "classDiagram\nOne <|-- Two : label"

function markup(drawing: Element): string {
  return JSON.stringify(drawing)
}

test("a drawing contains no styles, fonts, colors or data of its own", () => {
  const text = markup(drawWithLibrary(chart))
  expect(text).not.toMatch(/@import|googleapis|Inter|"style"|"data|#[0-9a-f]{3,6}\b|--_|--bg|--fg/i)
  expect(text).toContain("var(--color-text)")
  expect(text).toContain("var(--color-accent)")
  expect(drawWithLibrary(chart).properties.fontFamily).toBe("var(--font-text)")
})

test("a drawing contains the labels", () => {
  const text = toString(drawWithLibrary(chart))
  for (const label of ["One", "label", "Two"]) expect(text).toContain(label)
})

test("the size of a drawing has the proportions of its view box", () => {
  const { viewBox, width, height } = drawWithLibrary(chart).properties
  const [, , boxWidth = 0, boxHeight = 0] = String(viewBox).split(" ").map(Number)
  expect(Number(width) / Number(height)).toBeCloseTo(boxWidth / boxHeight, 1)
  expect(Number(width) / boxWidth).toBeCloseTo(15 / 13, 1)
})

test("a drawing is reduced to the width of the column, as long as its text stays legible", () => {
  const sizeOf = (classes: number) => {
    const lines = Array.from({ length: classes }, (_, index) => `Parent <|-- Child${index}`)
    const { viewBox, width } = drawWithLibrary(["classDiagram", ...lines].join("\n")).properties
    return { width: Number(width), factor: Number(width) / Number(String(viewBox).split(" ")[2]) }
  }
  expect(sizeOf(1).factor).toBeCloseTo(15 / 13, 1)
  const sizes = [4, 5, 6, 7].map(sizeOf)
  expect(sizes.map(({ width }) => width)).toContain(720)
  const wide = sizeOf(12)
  expect(wide.width).toBeGreaterThan(720)
  expect(wide.factor).toBeCloseTo(0.93)
})

test("around what is drawn, there are four units for the thickness of lines, and no more", () => {
  const drawing = drawWithLibrary("erDiagram\nA ||--o{ B : has")
  const { x = 0, y = 0, width = 0, height = 0 } = drawnBounds(drawing) ?? {}
  const [left, top, boxWidth, boxHeight] = String(drawing.properties.viewBox).split(" ").map(Number)
  expect([left, top]).toEqual([x - 4, y - 4])
  expect(boxWidth).toBeCloseTo(width + 8)
  expect(boxHeight).toBeCloseTo(height + 8)
})

test("ids start with the prefix, and so do references to them", () => {
  const drawing = drawWithLibrary(chart)
  prefixIds(drawing, "diagram-7-")
  const ids = [...markup(drawing).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
  const references = [...markup(drawing).matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(references).not.toEqual([])
  for (const id of [...ids, ...references]) expect(id).toMatch(/^diagram-7-/)
})

test("other kinds of diagrams are drawn", () => {
  for (const source of ["classDiagram\nA <|-- B", "erDiagram\nA ||--o{ B : has"])
    expect(drawWithLibrary(source).children.length).toBeGreaterThan(1)
})

test("a source that cannot be parsed throws an error", () => {
  expect(() => drawWithLibrary("pie")).toThrow("Invalid mermaid header")
})
