import { expect, test } from "vitest"
import { refusesTracking } from "./analytics"

test.each([
  ["a browser that says nothing", [{}, {}], false],
  ["tracking allowed", [{ doNotTrack: "0" }], false],
  ["Do Not Track", [{ doNotTrack: "1" }, {}], true],
  ["Do Not Track of an older browser", [{}, { doNotTrack: "1" }], true],
  ["Global Privacy Control", [{ doNotTrack: null, globalPrivacyControl: true }], true],
])("%s: refused %s", (_, privacies, expected) => {
  expect(refusesTracking(...privacies)).toBe(expected)
})
