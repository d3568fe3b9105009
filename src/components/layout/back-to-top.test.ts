import { expect, test } from "vitest"
import { showsBackToTop } from "./back-to-top"

test.each([
  ["on the way up", 900, 901, true],
  ["not on the way down", 901, 900, false],
  ["not near the top", 300, 400, false],
])("%s", (_, position, previous, shows) => {
  expect(showsBackToTop(position, previous)).toBe(shows)
})
