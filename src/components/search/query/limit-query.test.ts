import { expect, test } from "vitest"
import { limitQuery } from "./limit-query"

test("a query is truncated to the hosted service's limit, at a character boundary", () => {
  expect(limitQuery("vpc peering")).toBe("vpc peering")
  expect(limitQuery("x".repeat(10_000))).toBe("x".repeat(500))
  expect(limitQuery("é".repeat(10_000))).toBe("é".repeat(250))
  expect(limitQuery("👍".repeat(10_000))).toBe("👍".repeat(125))
  expect(limitQuery(`x${"👍".repeat(125)}`)).toBe(`x${"👍".repeat(124)}`)
})
