import { expect, test } from "vitest"
import { filterWords, hasAllWords } from "./filter-words"

test.each([
  ["", true],
  [" \n", true],
  ["KMS", true],
  [" key  kms ", true],
  ["ms_k", true],
  ["kms vpc", false],
])("the filter %j shows a text about a KMS key: %j", (text, shown) => {
  expect(hasAllWords("kms_key: the key of a store", filterWords(text))).toBe(shown)
})
