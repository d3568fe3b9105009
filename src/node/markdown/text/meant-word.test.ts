import { expect, test } from "vitest"
import { meantWord } from "./meant-word"

test.each([
  ["titel", "title"],
  ["tilte", "title"],
  ["titles", "title"],
  ["Title", "title"],
  ["lat", "alt"],
  ["allt", "alt"],
  ["groupId", "group"],
  ["titlus", "title"],
  ["titxx", undefined],
  ["version_tabl", "version-table"],
  ["title", undefined],
  ["table", undefined],
  ["file", undefined],
  ["site", undefined],
  ["all", undefined],
  ["add", undefined],
  ["grp", undefined],
  ["", undefined],
])("the word meant by %j is %j", (word, meant) => {
  expect(meantWord(word, ["alt", "group", "title", "version-table"])).toBe(meant)
})

test("of several similar words, the most similar one is meant", () => {
  expect(meantWord("eks-cluser", ["ecs-cluster", "eks-cluster"])).toBe("eks-cluster")
})
