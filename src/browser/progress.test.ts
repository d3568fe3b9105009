import { expect, test } from "vitest"
import { parseProgress } from "./progress"

test.each([
  ["nothing", null, []],
  ["a list of paths", '["/a", "/b"]', ["/a", "/b"]],
  ["a list with something else in it", '["/a", 1, null]', ["/a"]],
  ["another value", '{"/a": true}', []],
  ["no JSON", "/a", []],
] as const)("%s in the storage is read as the steps that are done", (_, text, expected) => {
  expect([...parseProgress(text)]).toEqual(expected)
})
