import { expect, test } from "vitest"
import { announcementUpdate } from "./announcement-state"

test.each([
  ["a known bar changes nothing", "spring", "spring", undefined],
  ["a first bar is stored, and shown", null, "spring", { id: "spring", dismissed: false }],
  ["a changed id shows the bar again", "spring", "summer", { id: "summer", dismissed: false }],
  ["the old misspelling is the default id", "annoucement-bar", "announcement-bar", undefined],
])("%s", (_, stored, id, update) => {
  expect(announcementUpdate(stored, id)).toEqual(update)
})
