import { expect, test } from "vitest"
import { parseProgress } from "./progress"

test.each([
  ["nothing", null, []],
  ["a list of paths", '["/a", "/b"]', ["/a", "/b"]],
  ["a list with something else in it", '["/a", 1, null]', ["/a"]],
  ["another value", '{"/a": true}', []],
  ["no JSON", "/a", []],
] as const)("steps that are done are read from %s in the storage", (_, text, expected) => {
  expect([...parseProgress(text)]).toEqual(expected)
})
