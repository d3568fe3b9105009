import { expect, test } from "vitest"
import type { ContentDocument } from "../content/document"
import { createContentIndex, sitePages, tagPages } from "../content/content-index"
import { checkDuplicates } from "./check-pages"

const document = (file: string, slug: string) =>
  ({ kind: "doc", id: file, file, reportFile: file, slug, frontMatter: {} }) as ContentDocument // what the check reads

test("a page at the address of one that the site makes is a warning; at the root it stands for the home page", () => {
  const documents = [
    document("start.md", "/"),
    document("tags.md", "/tags/"),
    document("search.md", "/search"),
    document("vpc.md", "/tags/vpc"),
    document("a.md", "/a"),
  ]
  const index = createContentIndex([...sitePages, ...tagPages([{ slug: "vpc", label: "VPC" }])], [])
  const problems = checkDuplicates({ documents, index, placeOf: () => ({ line: 2, column: 7 }) })
  expect(problems.map(({ rule, file }) => [rule, file])).toEqual([
    ["duplicate-route", "tags.md"],
    ["duplicate-route", "search.md"],
    ["duplicate-route", "vpc.md"],
  ])
  expect(problems[0]).toMatchObject({
    message: 'The route "/tags/" is also that of a page that the site makes itself.',
    fix: "give the page another slug.",
  })
})
