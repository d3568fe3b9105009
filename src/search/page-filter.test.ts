import { expect, test } from "vitest"
import { countFacets, countKinds, editionFilters, passes } from "./page-filter"

const page = { language: ["en"], docusaurus_tag: ["default"], tags: ["ec2", "vpc"] }

test.each([
  [["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]], true],
  [["language:de"], false],
  [[["tags:ecs", "tags:vpc"]], true],
  [["tags:-vpc"], false],
  ["language:en", true],
  [[[]], true],
])("facet filters %j give %s", (filters, expected) => {
  expect(passes(page, filters)).toBe(expected)
})

test("edition filters are separated from other filters", () => {
  const edition = ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]]
  expect(editionFilters([...edition, "version:-old", ["tags:vpc"], "hierarchy.lvl0:FAQ"])).toEqual([
    ...edition,
    "version:-old",
  ])
  expect(editionFilters("language:en")).toEqual(["language:en"])
  expect(editionFilters("tags:vpc")).toEqual([])
  expect(editionFilters([["language:en", "tags:vpc"]])).toEqual([])
  expect(editionFilters()).toEqual([])
})

test("facets count hits, the most frequent first, and equally frequent ones by name", () => {
  const hits = [{ tags: ["vpc", "rds", "ec2"] }, { tags: ["vpc"] }]
  expect(Object.entries(countFacets(hits, ["tags"], 10).tags ?? {})).toEqual([
    ["vpc", 2],
    ["ec2", 1],
    ["rds", 1],
  ])
  expect(countFacets(hits, ["tags"], 2)).toEqual({ tags: { vpc: 2, ec2: 1 } })
})

test("kinds count the hits of each page that would be listed for them, the most frequent first", () => {
  const groups = [["guide", "input", "input", "input"], ["input"]]
  const counts = countKinds(
    groups,
    (kind) => kind,
    (entries) => entries.slice(0, 2),
  )
  expect(Object.entries(counts)).toEqual([
    ["input", 3],
    ["guide", 1],
  ])
})
