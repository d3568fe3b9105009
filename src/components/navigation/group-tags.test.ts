import { expect, test } from "vitest"
import { groupTags, taggedTitle } from "./group-tags"

const tag = (label: string) => ({ slug: label.toLowerCase(), label, count: 1 })

test("tags are grouped by first letter whatever its case, groups and tags sorted", () => {
  const groups = groupTags([tag("vpc"), tag("ssh"), tag("alb"), tag("SSL"), tag("asg")])
  expect(groups.map(({ letter, tags }) => [letter, ...tags.map(({ label }) => label)])).toEqual([
    ["A", "alb", "asg"],
    ["S", "ssh", "SSL"],
    ["V", "vpc"],
  ])
})

test("no tags make no groups", () => {
  expect(groupTags([])).toEqual([])
})

test.each([
  [0, "0 docs tagged with “vpc”"],
  [1, "One doc tagged with “vpc”"],
  [2, "2 docs tagged with “vpc”"],
])("%i pages are told in words", (count, expected) => {
  expect(taggedTitle(count, "vpc")).toBe(expected)
})
