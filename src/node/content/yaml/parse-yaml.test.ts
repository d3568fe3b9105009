import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { synonymsFileSchema } from "../../search/synonyms"
import { announcementSchema, salvageAnnouncement } from "../settings/announcement"
import { parseYaml } from "./parse-yaml"
import { categorySchema } from "../../navigation/category-file"
import { salvageTags, tagsFileSchema } from "../settings/tags"

test.each([
  ["tags.yml", tagsFileSchema.element],
  ["announcement.yml", announcementSchema],
  ["_category_.yml", categorySchema],
  ["synonyms.yml", synonymsFileSchema],
])(
  "CONTRIBUTING lists every field of %s, because the fix for a wrong field refers to it",
  (file, { shape }) => {
    const items = readFileSync("CONTRIBUTING.md", "utf8").split(/\n(?! )/)
    const item = items.find((text) => text.startsWith(`- \`${file}\``)) ?? ""
    for (const field of Object.keys(shape)) expect(item).toContain(`\`${field}\``)
  },
)

test("a wrong tag is reported, and all tags remain usable", () => {
  const yaml = [
    "- { slug: vpc, label: VPC, description: Networks. }",
    "- { slug: ec-2, lable: EC2, description: Servers. }",
    "- { label: Big Data, description: Much. }",
    "- rds",
    "- { slug: 404 }",
    "- []",
  ].join("\n")
  const { data, problems } = parseYaml(tagsFileSchema, "content/tags.yml", yaml, salvageTags)
  expect(data?.map(({ slug }) => slug)).toEqual(["vpc", "ec-2", "big-data", "rds", "404"])
  expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([2, 3, 4, 5, 6]))
  expect(problems.find(({ line }) => line === 3)).toEqual({
    rule: "front-matter",
    file: "content/tags.yml",
    line: 3,
    column: 3,
    message: '"slug" of entry 3 is missing.',
    fix: 'add "slug: " with text.',
  })
  expect(parseYaml(tagsFileSchema, "content/tags.yml", "vpc: {}", salvageTags).data).toBeUndefined()
})

test("an announcement with a wrong field keeps its text", () => {
  const parse = (yaml: string) => parseYaml(announcementSchema, "a.yml", yaml, salvageAnnouncement)
  const wrong = parse("id: 5\ncontent: See [it](/x).\ntextColour: red\ncloseable: maybe")
  expect(wrong.data).toEqual({ id: "announcement", content: "See [it](/x).", closeable: true })
  expect(wrong.problems.map(({ line, message }) => [line, message])).toEqual([
    [1, '"id" has a wrong value, 5.'],
    [4, '"closeable" has a wrong value, "maybe".'],
    [3, 'Unknown field "textColour".'],
  ])
  expect(parse("id: x").data).toBeUndefined()
})

test("for a category link of an unknown type, the valid types are listed", () => {
  expect(parseYaml(categorySchema, "c.yml", "link: { type: page }").problems).toMatchObject([
    {
      message: '"link.type" has a wrong value, "page".',
      fix: 'it must have the type "doc" or "generated-index".',
    },
  ])
})

test("the address of a category's index page must be a path", () => {
  const problemsOf = (slug: string) =>
    parseYaml(categorySchema, "c.yml", `link: { type: generated-index, slug: "${slug}" }`).problems
  expect(problemsOf("parts/a b")).toEqual([])
  expect(problemsOf("/parts?a")).toMatchObject([
    {
      message: '"link.slug" has a wrong value, "/parts?a".',
      fix: expect.stringMatching(/^it must be a path/),
    },
  ])
})

test("an unknown field of a category file is reported together with other errors", () => {
  const { data, problems } = parseYaml(categorySchema, "c.yml", "label: 1\nposision: 2\ncollapsed: true")
  expect(problems.map(({ line, message, fix }) => [line, message, fix])).toEqual([
    [
      1,
      '"label" has a wrong value, 1.',
      "write text; a number, true and false are text between quotation marks.",
    ],
    [2, 'Unknown field "posision".', 'did you mean "position"?'],
  ])
  expect(data).toEqual({ collapsed: true })
  expect(parseYaml(categorySchema, "c.yml", "- label").problems).toHaveLength(1)
})

test("a category file with a wrong field keeps the others", () => {
  const yaml = "label: C\nposition: first\nlink: { type: generated-index, slug: /c }"
  expect(parseYaml(categorySchema, "c.yml", yaml).data).toEqual({
    label: "C",
    link: { type: "generated-index", slug: "/c" },
  })
})
