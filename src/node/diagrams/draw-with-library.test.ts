import type { Element } from "hast"
import { toString } from "hast-util-to-string"
import { expect, test } from "vitest"
import { drawWithLibrary, prefixIds } from "./draw-with-library"

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
