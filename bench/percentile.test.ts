import { expect, test } from "vitest"
import { percentile } from "./percentile"

test("a percentile is one of the values, or lies between two", () => {
  expect(percentile([3, 1, 2], 0.5)).toBe(2)
  expect(percentile([20, 10], 0.5)).toBe(15)
  expect(percentile([1], 0.95)).toBe(1)
  expect(percentile([0, 10, 20], 0.95)).toBe(19)
  expect(percentile([], 0.5)).toBe(0)
})
