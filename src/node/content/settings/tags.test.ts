import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { parseTagsFile, tagsInUse } from "./tags"

const parse = (...lines: string[]) => parseTagsFile("content/tags.yml", lines.join("\n"))
const tag = (slug: string, label: string) => `- { slug: ${slug}, label: ${label}, description: Much. }`

test("this site's tags are valid", () => {
  expect(parseTagsFile("content/tags.yml", readFileSync("content/tags.yml", "utf8")).problems).toEqual([])
})

test("tags that are only similar are not duplicates", () => {
  expect(
    parse(tag("ci", "CI"), tag("ci-cd", "CI CD"), tag("ec-2", "ci-ci"), tag("ci-ci", "ec-2")).problems,
  ).toEqual([])
})

test.each([
  ["a/b", ': "a-b"'],
  ["EC2", ': "ec-2"'],
  ["load_balancer", ': "load-balancer"'],
  ['"big data"', ': "big-data"'],
  ["-vpc", ': "vpc"'],
  ["a?b", ': "a-b"'],
  ["..", ""],
])("the slug %s is reported at its position", (slug, suggestion) => {
  expect(parse(tag("rds", "RDS"), tag(slug, "Label")).problems).toEqual([
    {
      rule: "front-matter",
      file: "content/tags.yml",
      line: 2,
      column: 11,
      message: `"slug" of entry 2 has a wrong value, "${slug.replaceAll('"', "")}".`,
      fix: `it must be in kebab case${suggestion}.`,
    },
  ])
})

test("a tag with a wrong slug can be used by its corrected slug", () => {
  expect(parse(tag("EC2", "EC2"), tag("..", "Dots")).data?.map(({ slug }) => slug)).toEqual(["ec-2"])
})

test("a tag can have a name and a topic", () => {
  const named = "- { slug: rds, label: rds, description: Much., name: Amazon RDS, topic: Databases }"
  expect(parse(tag("vpc", "VPC"), named)).toMatchObject({
    problems: [],
    data: [{ slug: "vpc" }, { slug: "rds", name: "Amazon RDS", topic: "Databases" }],
  })
})

test("two tags with the same slug are reported at the second one, despite other problems", () => {
  expect(
    parse("- []", tag("vpc", "VPC"), tag("rds", "RDS"), tag("vpc", "Networks")).problems.slice(1),
  ).toEqual([
    {
      rule: "front-matter",
      file: "content/tags.yml",
      line: 4,
      column: 11,
      message: 'The slug "vpc" is also that of the tag on line 2.',
      fix: "give one of them another slug, or remove it.",
    },
  ])
})

test("two tags with the same label, ignoring case, are reported at the second one", () => {
  const entries = [
    "- slug: vpc",
    "  label: VPC",
    "  description: A.",
    "- slug: networks",
    "  label: vpc",
    "  description: B.",
  ]
  expect(parse(...entries).problems).toEqual([
    {
      rule: "front-matter",
      file: "content/tags.yml",
      line: 5,
      column: 10,
      message: 'The label "vpc" is also that of the tag on line 2.',
      fix: "give one of them another label, or remove it.",
    },
  ])
})

test("a tree without a list has the tags of its pages, once each, by label; known ones with their description", () => {
  const known = [
    { slug: "amazon-rds", key: "rds", label: "Amazon RDS", description: "Databases." },
    { slug: "vpc", label: "VPC", description: "Networks." },
  ]
  const pages = [
    { frontMatter: { title: "A", tags: ["vpc", "Zeta", { label: "Rules", permalink: "/vpc-rules" }] } },
    { frontMatter: { title: "B", tags: ["RDS", "zeta", { label: "Own RDS", permalink: "rds" }] } },
    { frontMatter: { title: "C", tags: [{ label: "Cost", permalink: "vpc" }] } },
    { frontMatter: { title: "D" } },
  ]
  expect(tagsInUse(pages, known)).toEqual([
    known[0],
    { slug: "vpc-rules", label: "Rules", description: "" },
    known[1],
    { slug: "zeta", label: "Zeta", description: "" },
  ])
  expect(tagsInUse(pages.slice(2), known)).toEqual([{ slug: "vpc", label: "Cost", description: "" }])
})
