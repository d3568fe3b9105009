import { expect, test } from "vitest"
import { formatDate } from "./format-date"

test.each([
  ["2026-11-20", "Nov 20, 2026"],
  ["2026-01-01T23:30:00-05:00", "Jan 2, 2026"],
])("%s is formatted in UTC", (iso, shown) => {
  expect(formatDate(iso)).toBe(shown)
})
