import { expect, test } from "vitest"
import { hitCount } from "./hit-count"

test.each([
  [0, 0, "No results were found"],
  [0, 1, "No results with this filter, 1 without it"],
  [0, 12, "No results with this filter, 12 without it"],
  [1, 1, "One result found"],
  [2, 2, "2 results found"],
])("%i hits of %i", (total, unfiltered, words) => {
  expect(hitCount(total, unfiltered)).toBe(words)
})
