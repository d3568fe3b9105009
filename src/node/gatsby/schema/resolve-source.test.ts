import { expect, test } from "vitest"
import { parseDocument } from "../../content/document"
import { contentLayout } from "../../content/layout"
import { editUrl, lastUpdated } from "./resolve-source"
import { resolverContext } from "./test-support"

const documentWith = (yaml: string) => {
  const { document, problems } = parseDocument(contentLayout("content"), "docs/x.md", `---\n${yaml}\n---\n`)
  expect(problems).toEqual([])
  if (!document) throw new Error("The front matter made no document.")
  return document
}

test.each([
  "2026-01-05",
  "2026-01-05 10:30",
  "2026-01-05T10:30:00Z",
  "2026-01-05T23:59:59+02:00",
  "Jan 5, 2026 10:30",
])("a page that was changed on %s shows the date", (date) => {
  const document = documentWith(`last_update:\n  date: ${JSON.stringify(date)}`)
  expect(lastUpdated(document, resolverContext())).toBe("2026-01-05")
})

test("a page without a date in its front matter shows that of the last commit to its file", () => {
  const facts = { relatedNumbers: [], lastCommit: "2026-02-06" }
  const context = resolverContext({
    getNodeById: ({ id }) => (id === "facts about docs/x.md" ? facts : null),
  })
  expect(lastUpdated(documentWith("title: X"), context)).toBe("2026-02-06")
  expect(lastUpdated(documentWith("title: X"), resolverContext())).toBeUndefined()
})

test("the edit link is the page's own, or one into the site's repository, or absent", () => {
  expect(editUrl(documentWith("custom_edit_url: https://example.com/edit"))).toBe("https://example.com/edit")
  expect(editUrl(documentWith("title: X"))).toMatch(/\/content\/docs\/x\.md$/)
  expect(editUrl(documentWith("custom_edit_url: null"))).toBeNull()
  expect(editUrl(documentWith('custom_edit_url: "javascript:alert(1)"'))).toMatch(/\/content\/docs\/x\.md$/)
  const generated = { ...documentWith("title: X"), generatedFrom: "glossary.yml" }
  expect(editUrl(generated)).toMatch(/\/content\/glossary\.yml$/)
})
