import { expect, test } from "vitest"
import { showsBackToTop } from "./back-to-top"

test.each([
  ["when scrolling up", 900, 901, true],
  ["not when scrolling down", 901, 900, false],
  ["not near the top", 300, 400, false],
])("%s", (_, position, previous, shows) => {
  expect(showsBackToTop(position, previous)).toBe(shows)
})
