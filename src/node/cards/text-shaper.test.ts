import { expect, test } from "vitest"
import { TextShaper } from "./text-shaper"

const shaper = new TextShaper()
const line = { face: "strong", size: 50, x: 10, y: 100 } as const

test("a line is as wide as its letters and the spaces between its words", () => {
  const width = (text: string) => shaper.width({ ...line, text })
  expect(width("")).toBe(0)
  expect(width("vpc peering")).toBeCloseTo(width("vpc") + width(" ") + width("peering"))
  expect(shaper.width({ ...line, face: "code", text: "/guides/" })).toBeCloseTo(8 * 0.6 * 50)
})

test("glyphs are placed from left to right on the baseline", () => {
  const glyphs = shaper.glyphs({ ...line, text: "no no" })
  const [first, second, third, last] = glyphs
  expect(glyphs).toHaveLength(4)
  expect(first?.x).toBe(10)
  expect(glyphs.map(({ y }) => y)).toEqual([100, 100, 100, 100])
  expect(second?.x).toBeLessThan(third?.x ?? 0)
  expect(third?.glyph).toBe(first?.glyph)
  expect(last?.glyph).toBe(second?.glyph)
})

test("an accent that is a character of its own is raised above a capital", () => {
  const [letter, accent] = shaper.glyphs({ ...line, text: "A\u0300" })
  expect(letter?.y).toBe(100)
  expect(accent?.y).toBeLessThan(100)
})

test("text is converted to outlines, so nothing has to be escaped", () => {
  const svg = shaper.svg({ ...line, text: '<a href="&">' })
  expect(svg).toMatch(/^(?:<path transform="[^"<&]+" d="[MLQCZ\d., -]+"\/>)+$/)
})

test("a letter is taken from the file of its script", () => {
  const glyphsOf = (text: string) => shaper.glyphs({ ...line, text }).map(({ glyph }) => glyph)
  expect(glyphsOf("aжω")).toEqual([...glyphsOf("a"), ...glyphsOf("ж"), ...glyphsOf("ω")])
  expect(shaper.has("strong", "ế")).toBe(true)
  expect(shaper.has("strong", "日")).toBe(false)
})
