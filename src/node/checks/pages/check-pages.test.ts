import { expect, test } from "vitest"
import type { ContentDocument } from "../../content/document"
import { createContentIndex, sitePages, tagPages } from "../../content/content-index"
import type { CheckedPage } from "../page"
import { checkDuplicates, checkOrphans, checkReviews, checkShapes } from "./check-pages"

const document = (file: string, slug: string) =>
  ({ kind: "doc", id: file, file, reportFile: file, slug, frontMatter: {} }) as ContentDocument // the fields that the check reads

test("a page at the address of a generated page is a warning; at the root it replaces the home page", () => {
  const documents = [
    document("start.md", "/"),
    document("tags.md", "/tags/"),
    document("search.md", "/search"),
    document("vpc.md", "/tags/vpc"),
    document("a.md", "/a"),
  ]
  const index = createContentIndex([...sitePages, ...tagPages([{ slug: "vpc", label: "VPC" }])], [])
  const problems = checkDuplicates({ documents, index, positionOf: () => ({ line: 2, column: 7 }) })
  expect(problems.map(({ rule, file }) => [rule, file])).toEqual([
    ["duplicate-route", "tags.md"],
    ["duplicate-route", "search.md"],
    ["duplicate-route", "vpc.md"],
  ])
  expect(problems[0]).toMatchObject({
    message: 'The route "/tags/" is also that of a generated page.',
    fix: "give the page another slug.",
  })
})

test.each([
  [undefined, undefined, "b.md"],
  ["/a", undefined, "a.md"],
  [undefined, "/a", "b.md"],
  ["/a", "/a", "b.md"],
])(
  "of two pages at one address, with the slugs %j and %j, the one that can easily move is reported: %s",
  (first, second, file) => {
    const withSlug = (name: string, slug: string | undefined) =>
      ({ ...document(name, "/a"), frontMatter: slug === undefined ? {} : { slug } }) as ContentDocument
    const documents = [withSlug("a.md", first), withSlug("b.md", second)]
    const known = { index: createContentIndex([], []), positionOf: () => ({ line: 2, column: 7 }) }
    expect(checkDuplicates({ documents, ...known })).toMatchObject([{ rule: "duplicate-route", file }])
  },
)

test("spaces in the names of a Docusaurus project, of articles and below a slug, and addresses with a dot are right", () => {
  const page = document("docs/my guides/a page.md", "/my guides/a page")
  const withSlug = (slug: string) => ({ ...page, slug, frontMatter: { slug } }) as ContentDocument
  const known = { index: createContentIndex([], []), positionOf: () => ({ line: 2, column: 7 }) }
  const documents = [
    { ...page, dialect: "docusaurus" as const },
    { ...page, kind: "article" } as ContentDocument,
    withSlug("/a"),
    withSlug("/v1.2"),
    withSlug("/old.html"),
  ]
  expect(checkShapes({ documents, ...known })).toEqual([])
  expect(checkShapes({ documents: [page], ...known })).toMatchObject([
    { rule: "wrong-address", fix: 'rename the folder to "my-guides".' },
  ])
})

test.each([
  ["2026-03-01", []],
  ["2026-03-02", ["The page was last reviewed 31 days ago, on 2026-01-30."]],
])("30 days after a review it is still good, and stale from the next day on: %s", (today, messages) => {
  const reviewed = {
    ...document("a.md", "/a"),
    frontMatter: { last_reviewed: "2026-01-30" },
  } as ContentDocument // the fields that the check reads
  const problems = checkReviews(
    { documents: [reviewed], positionOf: () => ({ line: 2, column: 16 }) },
    { today: new Date(`${today}T23:59:59Z`), reviewAfterDays: 30 },
  )
  expect(problems.map(({ message }) => message)).toEqual(messages)
})

// In some time zones, it is already tomorrow.
test.each([
  ["2026-01-29", "checked", []],
  ["2026-01-28", "checked", ['The day of "checked", 2026-01-30, is in the future.']],
  ["2026-01-29", "last_reviewed", []],
  ["2026-01-28", "last_reviewed", ['The day of "last_reviewed", 2026-01-30, is in the future.']],
])("on %s, an article with 2026-01-30 in `%s` has the problems %j", (today, field, messages) => {
  const article = {
    kind: "article",
    frontMatter: { [field]: "2026-01-30" },
    reportFile: "content/knowledge-base/1.md",
  } as unknown as ContentDocument // the fields that the check reads
  const problems = checkReviews(
    { documents: [article], positionOf: () => ({ line: 2, column: 10 }) },
    { today: new Date(`${today}T00:00:00Z`), reviewAfterDays: 30 },
  )
  expect(problems.map(({ message }) => message)).toEqual(messages)
})

test("a page is an orphan if only the page itself links to it, but not if another page or a setting links to it", () => {
  const pages = ["a", "b", "c", "d"].map((id) => ({
    document: { ...document(`${id}.md`, `/${id}`), id },
    outline: { links: [{ url: id === "a" ? "b" : id }] },
  })) as unknown as CheckedPage[] // the fields that the check reads
  const index = createContentIndex([], [])
  const problems = checkOrphans({ index, unreadable: new Set() }, pages, (_, url) => url, ["/d/"])
  expect(problems.map(({ message }) => message)).toEqual([
    'No sidebar and no page leads to "/a".',
    'No sidebar and no page leads to "/c".',
  ])
  const unreadable = new Set(pages.slice(2).map(({ document }) => document))
  expect(checkOrphans({ index, unreadable }, pages, (_, url) => url, ["/d/"])).toHaveLength(1)
})
