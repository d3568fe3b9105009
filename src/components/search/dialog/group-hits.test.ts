import { expect, test } from "vitest"
import { hit } from "../client/test-support"
import { groupHits } from "./group-hits"

test("groups are in the order of their best hits", () => {
  const groups = groupHits([hit("1", "FAQ"), hit("2", "Guides"), hit("3", "FAQ"), hit("4", "FAQ")], 2)
  expect(groups.map(({ section, hits }) => [section, hits.map(({ objectID }) => objectID)])).toEqual([
    ["FAQ", ["1", "3"]],
    ["Guides", ["2"]],
  ])
})

test("a single group has all hits", () => {
  const [group, ...others] = groupHits([hit("1", "FAQ"), hit("2", "FAQ"), hit("3", "FAQ")], 2)
  expect(group?.hits).toHaveLength(3)
  expect(others).toEqual([])
})
