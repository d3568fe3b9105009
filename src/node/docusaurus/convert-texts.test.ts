import { expect, test } from "vitest"
import { parseFrontMatter, type TreeOrigin } from "../content/front-matter/front-matter"
import { docFrontMatterSchema } from "../content/page-kinds/doc-front-matter"

const read = (yaml: string, origin: TreeOrigin = "docusaurus") =>
  parseFrontMatter(docFrontMatterSchema, "docs/x.md", yaml, {}, origin)

test.each([
  ['sidebar_position: "3"', { sidebar_position: 3 }],
  ['sidebar_position: "-1.5"', { sidebar_position: -1.5 }],
  ['toc_min_heading_level: "2"', { toc_min_heading_level: 2 }],
  ['draft: "true"\nhide_title: "False"', { draft: true, hide_title: false }],
])("in Docusaurus content, texts are converted to numbers and booleans: %j", (yaml, data) => {
  expect(read(yaml)).toMatchObject({ data, problems: [] })
})

test.each([
  'sidebar_position: "first"',
  'draft: "yes"',
  'toc_max_heading_level: "7"',
  'tags: "3"',
  "- draft",
])("a text that Docusaurus does not convert either is an error: %j", (yaml) => {
  expect(read(yaml).problems).toMatchObject([{ rule: "front-matter" }])
})

test("in the site's own content, a number in quotes is an error", () => {
  expect(read('sidebar_position: "3"', "own").problems).toMatchObject([
    { message: '"sidebar_position" has a wrong value.', fix: "write a number, without quotation marks." },
  ])
})
