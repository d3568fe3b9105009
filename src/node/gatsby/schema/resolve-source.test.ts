import { expect, test } from "vitest"
import { parseDocument } from "../../content/document"
import { contentLayout } from "../../content/layout"
import { editUrl } from "./resolve-source"

const documentWith = (yaml: string) => {
  const { document, problems } = parseDocument(contentLayout("content"), "docs/x.md", `---\n${yaml}\n---\n`)
  expect(problems).toEqual([])
  if (!document) throw new Error("The front matter made no document.")
  return document
}

test("the edit link is the page's own, or one into the site's repository, or absent", () => {
  expect(editUrl(documentWith("custom_edit_url: https://example.com/edit"))).toBe("https://example.com/edit")
  expect(editUrl(documentWith("title: X"))).toMatch(/\/content\/docs\/x\.md$/)
  expect(editUrl(documentWith("custom_edit_url: null"))).toBeNull()
  expect(editUrl(documentWith('custom_edit_url: "javascript:alert(1)"'))).toMatch(/\/content\/docs\/x\.md$/)
  const generated = { ...documentWith("title: X"), generatedFrom: "glossary.yml" }
  expect(editUrl(generated)).toMatch(/\/content\/glossary\.yml$/)
})
