import { expect, test } from "vitest"
import { Lettering } from "./lettering"

const lettering = new Lettering()
const line = { face: "strong", size: 50, x: 10, y: 100 } as const

test("a line is as wide as its letters and the spaces between its words", () => {
  const width = (text: string) => lettering.width({ ...line, text })
  expect(width("")).toBe(0)
  expect(width("vpc peering")).toBeCloseTo(width("vpc") + width(" ") + width("peering"))
  expect(lettering.width({ ...line, face: "code", text: "/guides/" })).toBeCloseTo(8 * 0.6 * 50)
})

test("letters stand one after the other on the line", () => {
  const letters = lettering.letters({ ...line, text: "no no" })
  const [first, second, third, last] = letters
  expect(letters).toHaveLength(4)
  expect(first?.x).toBe(10)
  expect(letters.map(({ y }) => y)).toEqual([100, 100, 100, 100])
  expect(second?.x).toBeLessThan(third?.x ?? 0)
  expect(third?.glyph).toBe(first?.glyph)
  expect(last?.glyph).toBe(second?.glyph)
})

test("text is outlines: nothing of it has to be escaped", () => {
  const svg = lettering.svg({ ...line, text: '<a href="&">' })
  expect(svg).toMatch(/^(?:<path transform="[^"<&]+" d="[MLQCZ\d., -]+"\/>)+$/)
})

test("a letter is taken from the file of its script", () => {
  expect(lettering.letters({ ...line, text: "aжω" })).toHaveLength(3)
  expect(lettering.has("strong", "ế")).toBe(true)
  expect(lettering.has("strong", "日")).toBe(false)
})
