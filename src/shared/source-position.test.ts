import { expect, test } from "vitest"
import { linesOf, positionAt } from "./source-position"

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [5, 3, 1],
  [6, 3, 2],
])("the position of the offset %i has line %i and column %i", (offset, line, column) => {
  expect(positionAt("ab\nc\nd", offset)).toEqual({ line, column })
})

test("lines end with a line feed, a carriage return, or both", () => {
  expect(linesOf("a\nb\rc\r\n\nd\n")).toEqual(["a", "b", "c", "", "d", ""])
})
