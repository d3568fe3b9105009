import { expect, test } from "vitest"
import { daysBetween } from "./days-between"

test.each([
  ["2026-01-31", "2026-01-31T23:59:59Z", 0],
  ["2026-01-31", "2026-02-01T00:00:00Z", 1],
  ["2024-02-28", "2024-03-01T12:00:00Z", 2],
  ["2026-01-31T1:02:03Z", "2026-02-01T00:00:00Z", 1],
])("from %s to %s", (date, moment, days) => {
  expect(daysBetween(date, new Date(moment))).toBe(days)
})
