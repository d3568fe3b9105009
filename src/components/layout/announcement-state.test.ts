import { expect, test } from "vitest"
import { isKnownAnnouncement } from "./announcement-state"

test.each([
  ["the same id is known", "spring", "spring", true],
  ["the first bar ever is not", null, "spring", false],
  ["a changed id is not", "spring", "summer", false],
  ["the old misspelling is the default id", "annoucement-bar", "announcement-bar", true],
  ["and no other", "annoucement-bar", "spring", false],
])("%s", (_, stored, id, known) => {
  expect(isKnownAnnouncement(stored, id)).toBe(known)
})
