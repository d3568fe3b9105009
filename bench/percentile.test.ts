import { expect, test } from "vitest"
import { percentile } from "./percentile"

test("a percentile is one of the values", () => {
  expect(percentile([3, 1, 2], 0.5)).toBe(2)
  expect(percentile([1], 0.95)).toBe(1)
})
