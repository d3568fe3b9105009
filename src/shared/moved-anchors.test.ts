import { expect, test } from "vitest"
import { movedTarget } from "./moved-anchors"

const moved = { "/guides/new": { old: "/guides/other#part" } }

test("a heading is found with and without the trailing slash of its page's path", () => {
  expect(movedTarget(moved, "/guides/new", "old")).toBe("/guides/other#part")
  expect(movedTarget(moved, "/guides/new/", "old")).toBe("/guides/other#part")
})

test("an id that never moved has no target, even if it is a property of `Object.prototype`", () => {
  expect(movedTarget(moved, "/guides/new", "other")).toBeUndefined()
  expect(movedTarget(moved, "/guides/new", "constructor")).toBeUndefined()
  expect(movedTarget(moved, "constructor", "name")).toBeUndefined()
})
