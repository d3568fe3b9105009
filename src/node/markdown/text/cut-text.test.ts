import { expect, test } from "vitest"
import { cutText } from "./cut-text"

test.each([
  ["a text that fits", 16, "a text that fits"],
  ["a text that fits", 15, "a text that…"],
  ["words and words", 12, "words and…"],
  ["words, and – words", 13, "words, and…"],
  ["words. And words", 9, "words…"],
  ["one-long-word", 5, "one…"],
  ["ab😀 d", 4, "ab…"],
])("%s in %i characters", (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut)
})

test("a word is cut where too little would remain", () => {
  expect(cutText("a longword", 8, 3)).toBe("a longw…")
})
