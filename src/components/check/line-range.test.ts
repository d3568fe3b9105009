import { expect, test } from "vitest"
import { lineRange } from "./line-range"

test.each([
  ["a\nbc\nd", 1, "a"],
  ["a\nbc\nd", 2, "bc"],
  ["a\nbc\nd", 3, "d"],
  ["a\nbc\nd", 4, "d"],
  ["a\n\nd", 2, ""],
  ["", 1, ""],
])("of %j, line %i is %j", (text, line, expected) => {
  expect(text.slice(...lineRange(text, line))).toBe(expected)
})
