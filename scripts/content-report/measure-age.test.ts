import { expect, test } from "vitest"
import type { CheckedPage } from "../../src/node/checks/page"
import { outlineOf } from "../../src/node/markdown/read-markdown"
import { measureAge } from "./measure-age"

function page(repository: string, refs: readonly string[], frontMatter: object = {}): CheckedPage {
  const lines = refs.map(
    (ref) => `source = "git::git@github.com:gruntwork-io/${repository}.git//a?ref=${ref}"`,
  )
  const source = {
    file: "x.md",
    format: "md",
    body: ["```hcl", ...lines, "```"].join("\n"),
    bodyLine: 1,
  } as const
  const document = { ...source, kind: "doc", reportFile: "content/x.md", frontMatter }
  return { document, outline: outlineOf(source) } as CheckedPage // the fields that are read
}

test("pins are listed by repository, the newest release first, and other refs after the releases", () => {
  const pages = [
    page("vpc", ["main", "v1.9.0"]),
    page("vpc", ["v1.10.0", "feature"]),
    page("eks", ["v0.1.0"]),
  ]
  expect(measureAge(pages).pins.map(({ repository, ref }) => `${repository} ${ref}`)).toEqual([
    "eks v0.1.0",
    "vpc v1.10.0",
    "vpc v1.9.0",
    "vpc main",
    "vpc feature",
  ])
})

test("a release that a page pins twice is counted once, and as old if the page is about an old version", () => {
  const pages = [page("vpc", ["v1.0.0", "v1.0.0"]), page("vpc", ["v1.0.0"], { applies_to: "vpc v1" })]
  expect(measureAge(pages).pins).toEqual([{ repository: "vpc", ref: "v1.0.0", pages: 2, old: 1 }])
})

test("articles are counted by the day of their check, newest first, and those about an error without its message are listed", () => {
  const article = (frontMatter: object): CheckedPage => {
    const { document, outline } = page("vpc", [], frontMatter)
    return { document: { ...document, kind: "article" }, outline } as CheckedPage // the fields that are read
  }
  const { checked, errors } = measureAge([
    article({ kind: "concept", checked: "2026-03-01" }),
    article({ kind: "how-to" }),
    article({ kind: "troubleshooting", checked: "2026-10-01" }),
    article({ kind: "upgrade", checked: "2026-03-01" }),
  ])
  expect(checked).toEqual([
    { day: "2026-10-01", articles: 1 },
    { day: "2026-03-01", articles: 2 },
    { articles: 1 },
  ])
  expect(errors).toEqual({ withMessage: 0, without: ["content/x.md"] })
})
