import { expect, test } from "vitest"
import { firstSentence } from "./first-sentence"

test.each([
  ["One. Two.", "One."],
  ["Version 1.2 is\n  old! Use 2.0.", "Version 1.2 is old!"],
  [" No end \n", "No end"],
  ["", ""],
])("the first sentence of %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
