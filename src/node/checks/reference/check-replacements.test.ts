import { expect, test } from "vitest"
import { createContentIndex } from "../../content/content-index"
import { parseDocument } from "../../content/document"
import { contentLayout } from "../../content/layout"
import { checkReplacements } from "./check-replacements"

const layout = { ...contentLayout("content"), docsFolder: "docs" as const }

function problemsOf(files: Record<string, string>) {
  const read = Object.entries(files).map(([file, frontMatter]) => {
    const parsed = parseDocument(layout, file, `---\ntitle: X\n${frontMatter}\n---\n\nText.\n`)
    if (!parsed.document) throw new Error("The front matter is wrong.")
    return { ...parsed, document: parsed.document }
  })
  const documents = read.map(({ document }) => document)
  const pages = documents.map(({ kind, id, file, slug, title }) => ({
    kind,
    id,
    file,
    slug,
    title,
    label: title,
  }))
  return checkReplacements({
    documents,
    index: createContentIndex(pages, []),
    layout,
    positionOf: (document, field) => read.find((each) => each.document === document)!.positionOf(field),
  }).map(({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`)
}

test("a page about an old version may name the page that replaces it", () => {
  expect(
    problemsOf({
      "docs/guides/old.md": "applies_to: Terraform 0.13\nreplaced_by: ./new.md",
      "docs/guides/new.md": "description: Y",
    }),
  ).toEqual([])
})

test("a page is replaced by a page that is not itself replaced", () => {
  expect(
    problemsOf({
      "docs/guides/old.md": "applies_to: Terraform 0.13\nreplaced_by: /guides/gone",
      "docs/guides/older.md": "replaced_by: /guides/older",
    }),
  ).toEqual([
    'content/docs/guides/old.md:4 "/guides/gone" in "replaced_by" is not a page. name the address of a page of this site.',
    'content/docs/guides/older.md:3 "/guides/older" in "replaced_by" is replaced itself. name the page with the current information.',
    'content/docs/guides/older.md:3 The page has "replaced_by", but does not say which old version it is about. add "applies_to".',
  ])
})
