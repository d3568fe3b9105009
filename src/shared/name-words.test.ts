import { expect, test } from "vitest"
import { wordsOfName } from "./name-words"

test.each([
  ["how-to", "How to"],
  ["aws_region", "Aws region"],
  ["vpc", "Vpc"],
])("the words of %s are %s", (name, words) => {
  expect(wordsOfName(name)).toBe(words)
})
