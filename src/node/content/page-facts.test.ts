import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { parseDocument } from "./document"
import { contentLayout } from "./layout"
import { loadContent } from "./load-content"
import { lastUpdated, pageFacts } from "./page-facts"

const documentWith = (yaml: string) => {
  const { document, problems } = parseDocument(contentLayout("content"), "docs/x.md", `---\n${yaml}\n---\n`)
  expect(problems).toEqual([])
  if (!document) throw new Error("The front matter made no document.")
  return document
}

test("a page has the articles that link to it, by its address or by its file", async () => {
  const article = (number: number, link: string) =>
    `---\nnumber: ${number}\ntitle: Question ${number}\nkind: concept\nanswered: true\n---\n\nSee ${link}.\n`
  const root = temporaryTree({
    "docs/guides/vpc.md": "---\ntitle: VPC\nslug: /networks\n---\n\nText.\n",
    "knowledge-base/1.md": article(1, "[it](/networks)"),
    "knowledge-base/2.md": article(2, "[it](../docs/guides/vpc.md#parts)"),
    "knowledge-base/3.md": article(3, "[it](https://example.com/networks)"),
  })
  const facts = pageFacts(await loadContent(root), () => undefined)
  expect(facts.get("docs/guides/vpc.md")).toEqual({ relatedNumbers: [2, 1] })
})

test("an article has the related articles that its front matter names, or else the similar ones", async () => {
  const article = (number: number, title: string, field = "") =>
    `---\nnumber: ${number}\ntitle: ${title}\nkind: concept\nanswered: true\n${field}---\n`
  const root = temporaryTree({
    "docs/start.md": "---\ntitle: Start\n---\n",
    "knowledge-base/1.md": article(1, "Issue OpenVPN certificates", "related: [3]\n"),
    "knowledge-base/2.md": article(2, "Revoke OpenVPN certificates"),
    "knowledge-base/3.md": article(3, "Restore an Aurora snapshot"),
  })
  const facts = pageFacts(await loadContent(root), () => undefined)
  const related = [1, 2, 3].map((number) => facts.get(`knowledge-base/${number}.md`)?.relatedNumbers)
  expect(related).toEqual([[3], [1], []])
})

test.each([
  "2026-01-05",
  "2026-01-05 10:30",
  "2026-01-05T10:30:00Z",
  "2026-01-05T23:59:59+02:00",
  "Jan 5, 2026 10:30",
])("a page that was changed on %s shows the date", (date) => {
  const document = documentWith(`last_update:\n  date: ${JSON.stringify(date)}`)
  expect(lastUpdated(document, { relatedNumbers: [], lastCommit: "2026-02-06" })).toBe("2026-01-05")
})

test("a page without a date in its front matter shows that of the last commit to its file", () => {
  const document = documentWith("title: X")
  expect(lastUpdated(document, { relatedNumbers: [], lastCommit: "2026-02-06" })).toBe("2026-02-06")
  expect(lastUpdated(document, { relatedNumbers: [] })).toBeUndefined()
})
