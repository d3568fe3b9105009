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
