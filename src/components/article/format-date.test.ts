import { afterEach, expect, test, vi } from "vitest"
import { formatDate } from "./format-date"

afterEach(() => vi.unstubAllEnvs())

test.each(["UTC", "America/Los_Angeles", "Pacific/Auckland"])("in %s, dates are formatted in UTC", (zone) => {
  vi.stubEnv("TZ", zone)
  expect(formatDate("2026-11-20")).toBe("Nov 20, 2026")
  expect(formatDate("2025-12-31T23:30:00-05:00")).toBe("Jan 1, 2026")
  expect(formatDate("2026-01-01T00:30:00+12:00")).toBe("Dec 31, 2025")
})
