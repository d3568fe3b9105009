import { expect, test } from "vitest"
import { drawableText, fitText, truncateLine } from "./fit-text"
import { TextShaper } from "./text-shaper"

/** Letters half as wide as they are high. */
const even = { width: ({ size, text }: { size: number; text: string }) => [...text].length * size * 0.5 }
const shaper = new TextShaper()

const box = {
  face: "strong" as const,
  width: 200,
  settings: [
    { size: 40, maxLines: 2 },
    { size: 20, maxLines: 3 },
  ] as const,
}

test.each([
  ["one two", 40, ["one two"]],
  ["one two three", 40, ["one two", "three"]],
  ["one two three four five six", 20, ["one two three four", "five six"]],
])("the title %j is set in %i pixels", (title, size, lines) => {
  expect(fitText(even, title, box)).toEqual({ size, lines })
})

test("a title that is too long for the smallest size ends in an ellipsis", () => {
  const { size, lines } = fitText(even, "words ".repeat(30), box)
  expect(size).toBe(20)
  expect(lines).toEqual(["words words words", "words words words", "words words words…"])
})

test.each(["x".repeat(300), `${"x".repeat(90)} and more`, "terraform-aws-".repeat(30), "W".repeat(30)])(
  "no line of %s is wider than its box",
  (title) => {
    const { size, lines } = fitText(shaper, title, { ...box, width: 619 })
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const text of lines) expect(shaper.width({ face: "strong", size, text })).toBeLessThanOrEqual(619)
  },
)

test("a word that is too long is cut, and the lines after it are whole", () => {
  const { lines } = fitText(even, `${"x".repeat(30)} and more`, box)
  expect(lines).toEqual([`${"x".repeat(19)}…`, "and more"])
})

test("a line is cut after a word or within it, never before a space", () => {
  expect(truncateLine("one two", (line) => line.length <= 5)).toBe("one…")
  expect(truncateLine("one two", (line) => line.length <= 6)).toBe("one t…")
})

test.each([
  ["Use <terraform> & “helm_release”", "Use <terraform> & “helm_release”"],
  ["Größe, Łódź, Привет, Ελλάδα, Tiếng Việt", "Größe, Łódź, Привет, Ελλάδα, Tiếng Việt"],
  ["Cafe\u0301", "Café"],
  ["🚀 Get  started 1️⃣", "Get started 1"],
  ["日本語 guide", undefined],
  ["مرحبا", undefined],
  ["Step ٣", undefined],
  ["🚀", undefined],
  ["", undefined],
])("of %j, %j can be drawn", (title, expected) => {
  expect(drawableText(shaper, "strong", title)).toBe(expected)
})
