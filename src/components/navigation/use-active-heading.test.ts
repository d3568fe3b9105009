import { expect, test } from "vitest"
import { activeHeadingIndex } from "./use-active-heading"

test.each([
  ["no headings", [], -1],
  ["above the first", [600, 900], -1],
  ["the first in the upper half", [300, 900], 0],
  ["exactly at the top", [0, 900], 0],
  ["between two, the next one still low", [-300, 500], 0],
  ["between two, the next one high", [-300, 399], 1],
  ["below the last", [-900, -300], 1],
])("%s", (_, tops, index) => {
  expect(activeHeadingIndex(tops, 800)).toBe(index)
})
