import { expect, test } from "vitest"
import { groupBySection, groupTags, taggedTitle } from "./group-tags"

const tag = (label: string, more: { name?: string; topic?: string; count?: number } = {}) => ({
  slug: label.toLowerCase(),
  label,
  name: label,
  topic: "",
  count: 1,
  ...more,
})
const contentOf = (groups: ReturnType<typeof groupTags>) =>
  groups.map(({ title, tags }) => [title, ...tags.map(({ label }) => label)])

test("tags without a topic are grouped by first letter, ignoring case, with groups and tags sorted", () => {
  const tags = [tag("vpc", { count: 9 }), tag("ssh"), tag("alb"), tag("SSL"), tag("asg")]
  expect(contentOf(groupTags(tags))).toEqual([
    ["A", "alb", "asg"],
    ["S", "ssh", "SSL"],
    ["V", "vpc"],
  ])
  expect(contentOf(groupTags([tag("🚀 launch")]))).toEqual([["🚀", "🚀 launch"]])
})

test("topics are sorted by number of pages, their tags by name", () => {
  const tags = [
    tag("ec2", { name: "Amazon EC2", topic: "Servers", count: 3 }),
    tag("vpn", { topic: "Networks", count: 2 }),
    tag("dns", { topic: "Networks", count: 2 }),
    tag("asg", { name: "Auto Scaling", topic: "Servers", count: 0 }),
  ]
  expect(contentOf(groupTags(tags))).toEqual([
    ["Networks", "dns", "vpn"],
    ["Servers", "ec2", "asg"],
  ])
})

test("without tags, there are no groups", () => {
  expect(groupTags([])).toEqual([])
})

test("pages are grouped by section in the order of the sections, those outside all sections last", () => {
  const page = (slug: string, section: string) => ({ slug, section })
  const pages = [page("a", "FAQ"), page("b", ""), page("c", "Guides"), page("d", "FAQ")]
  expect(
    groupBySection(pages, ["Guides", "Reference", "FAQ"]).map(([title, held]) => [
      title,
      ...held.map(({ slug }) => slug),
    ]),
  ).toEqual([
    ["Guides", "c"],
    ["FAQ", "a", "d"],
    ["Documentation", "b"],
  ])
})

test.each([
  [0, '0 docs tagged with "vpc"'],
  [1, 'One doc tagged with "vpc"'],
  [2, '2 docs tagged with "vpc"'],
])("the title for %i pages is %s", (count, expected) => {
  expect(taggedTitle(count, "vpc")).toBe(expected)
})
