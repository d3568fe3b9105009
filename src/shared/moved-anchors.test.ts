import { expect, test } from "vitest"
import { movedTarget } from "./moved-anchors"

const moved = { "/guides/new": { old: "/guides/other#part" } }

test("a heading is found under both forms of its page's path", () => {
  expect(movedTarget(moved, "/guides/new", "old")).toBe("/guides/other#part")
  expect(movedTarget(moved, "/guides/new/", "old")).toBe("/guides/other#part")
})

test("what never moved has no target, whatever it is called", () => {
  expect(movedTarget(moved, "/guides/new", "other")).toBeUndefined()
  expect(movedTarget(moved, "/guides/new", "constructor")).toBeUndefined()
  expect(movedTarget(moved, "constructor", "name")).toBeUndefined()
})
