import { expect, test } from "vitest"
import type { SearchHit } from "../client/search-hit"
import { groupHits } from "./group-hits"

const hit = (objectID: string, lvl0: string): SearchHit => ({
  objectID,
  url: "/x",
  anchor: "",
  type: "lvl2",
  hierarchy: { lvl0, lvl1: "Page", lvl2: "Section", lvl3: null, lvl4: null, lvl5: null, lvl6: null },
})

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
