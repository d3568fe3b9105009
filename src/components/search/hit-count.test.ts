import { expect, test } from "vitest"
import { hitCount } from "./hit-count"

test.each([
  [0, 0, 0, "No results were found"],
  [0, 1, 1, "No results with this filter, 1 without it"],
  [0, 12, 1, "No results with this filter, 12 without it"],
  [0, 12, 2, "No results with these filters, 12 without them"],
  [1, 1, 0, "One result found"],
  [2, 2, 1, "2 results found"],
])("the text for %i hits, %i without filters, and %i filters", (total, unfiltered, filters, words) => {
  expect(hitCount(total, unfiltered, filters)).toBe(words)
})
