import { expect, test } from "vitest"
import { beginsAllWords, filterWords, hasAllWords } from "./filter-words"

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

test.each([
  ["", true],
  ["lock", true],
  ["state locks", true],
  ["use_lock", true],
  ["#lock", true],
  ["lockfile.", true],
  ["ock", false],
  ["lock files", false],
])("the filter %j begins words of a text about locks: %j", (text, begins) => {
  expect(beginsAllWords("state-locks, by use_lockfile", filterWords(text))).toBe(begins)
})
