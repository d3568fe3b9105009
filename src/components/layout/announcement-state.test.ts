import { expect, test } from "vitest"
import { isKnownAnnouncement } from "./announcement-state"

test.each([
  ["the same id was seen before", "spring", "spring", true],
  ["the first bar ever was not", null, "spring", false],
  ["a changed id was not", "spring", "summer", false],
  ["the old misspelling counts as the default id", "annoucement-bar", "announcement-bar", true],
  ["but as no other id", "annoucement-bar", "spring", false],
])("%s", (_, stored, id, known) => {
  expect(isKnownAnnouncement(stored, id)).toBe(known)
})
