import { expect, test } from "vitest"
import { countFacets, passes } from "./page-filter"

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

test("facets count pages, the most frequent first", () => {
  expect(countFacets([page, { ...page, tags: ["vpc"] }], ["tags"], 10)).toEqual({ tags: { vpc: 2, ec2: 1 } })
  expect(Object.keys(countFacets([page], ["tags"], 1).tags ?? {})).toHaveLength(1)
})
