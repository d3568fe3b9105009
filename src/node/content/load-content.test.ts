import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { loadContent } from "./load-content"

function treeOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

test("a draft is not counted, not in the index or a sidebar, and its tags do not exist", async () => {
  const { documents, index, tags, problems } = await loadContent(
    treeOf({
      "docs/done.md": "---\ntitle: Done\ntags: [vpc]\n---\n",
      "docs/draft.md": "---\ntitle: Draft\ntags: [eks]\ndraft: true\n---\n",
    }),
  )
  expect(problems).toEqual([])
  expect(documents.map(({ id }) => id)).toEqual(["done"])
  expect(tags.map(({ slug }) => slug)).toEqual(["vpc"])
  expect([index.byId.has("draft"), index.bySlug.has("/draft"), index.byFile.has("docs/draft.md")]).toEqual([
    false,
    false,
    false,
  ])
  expect([...index.sidebars.values()].flatMap(({ items }) => items.map(({ label }) => label))).toEqual([
    "Done",
  ])
})

test("links to a page and lists of pages use its sidebar label", async () => {
  const { index } = await loadContent(
    treeOf({ "docs/a.md": "---\ntitle: A long title\nsidebar_label: Short\n---\n" }),
  )
  expect(index.byId.get("a")).toMatchObject({ title: "A long title", label: "Short" })
})

test("of two pages with the same address, links lead to the first in file order", async () => {
  const { index } = await loadContent(
    treeOf({
      "docs/a.md": "---\ntitle: A\nslug: /same\n---\n",
      "docs/b.md": "---\ntitle: B\nslug: /same/\n---\n",
    }),
  )
  expect(index.bySlug.get("/same")?.title).toBe("A")
})
