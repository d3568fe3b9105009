import { expect, test } from "vitest"
import { textWidth, wrapText } from "./text-size"

test("a text is as wide as its letters", () => {
  expect(textWidth("ii", 14)).toBeCloseTo(2 * textWidth("i", 14))
  expect(textWidth("W", 14)).toBeGreaterThan(textWidth("i", 14))
  expect(textWidth("W", 28)).toBeCloseTo(2 * textWidth("W", 14))
  expect(textWidth("W", 14, 600)).toBeGreaterThan(textWidth("W", 14))
})

test("a letter that the font lacks has a width", () => {
  expect(textWidth("語", 10)).toBe(6.5)
})

test.each([
  ["One two three", 60, ["One two", "three"]],
  ["One\ntwo", 500, ["One", "two"]],
  ["infrastructure-live", 90, ["infrastructure-", "live"]],
  ["/a/long/path/of/folders", 60, ["/a/long/", "path/of/", "folders"]],
  ["unbreakable", 20, ["unbreakable"]],
  ["", 20, []],
])("%j in %i pixels", (text, width, lines) => {
  expect(wrapText(text, width, 14)).toEqual(lines)
})
