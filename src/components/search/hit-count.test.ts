import { expect, test } from "vitest"
import { hitCount } from "./hit-count"

test.each([
  [0, "No results were found"],
  [1, "One result found"],
  [2, "2 results found"],
])("%i hits", (total, words) => {
  expect(hitCount(total)).toBe(words)
})
