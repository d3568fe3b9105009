import { mkdirSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { contentLayout, isPageFile, isStrayFile, reportFileOf, siteRoots } from "./layout"

test.each([
  ["the folder around a content tree", ["content/docs", "static"], "content", [".", "content"]],
  ["the folder around a docs root", ["docs", "static"], "docs", [".", "docs"]],
  ["a docs root with static files", ["tree/guides", "tree/static"], "tree", ["tree", "."]],
  ["a Docusaurus project", ["project/docs", "project/static"], "project", ["project", "."]],
])("@site is %s", (_, folders, contentDir, roots) => {
  const base = mkdtempSync(path.join(tmpdir(), "layout-"))
  for (const folder of folders) mkdirSync(path.join(base, folder), { recursive: true })
  const found = siteRoots(contentLayout(contentDir, base))
  expect(found.map((root) => path.relative(base, root) || ".")).toEqual(roots)
})

test("a problem names a file from the current directory", () => {
  expect(reportFileOf(contentLayout("content", "/site"), "tags.yml")).toBe("content/tags.yml")
  expect(reportFileOf(contentLayout("."), "announcement.yml")).toBe("announcement.yml")
})

test("only the content directory of the project is the site's own content", () => {
  const originOf = (...args: Parameters<typeof contentLayout>) => contentLayout(...args).origin
  expect(originOf("content")).toBe("own")
  expect(originOf("./content/", "/site")).toBe("own")
  expect(originOf("tests/fixtures/docusaurus")).toBe("foreign")
  expect(originOf("content", "/site", { project: ".", docs: [], static: [] })).toBe("docusaurus")
})

test.each([
  ["docs/guides/vpc.md", "doc", "guides/vpc.md"],
  ["knowledge-base/7.md", "article", "7.md"],
  ["reference/services/security/bastion/index.md", "service", "security/bastion/index.md"],
])("%s belongs to the kind %s", (file, kind, path) => {
  const layout = contentLayout("content")
  expect(layout.classify(file)).toEqual({ kind, path })
  expect([isPageFile(layout, file), isStrayFile(layout, file)]).toEqual([true, false])
})

test("a file belongs to the innermost of the docs folders of a Docusaurus tree", () => {
  const outer = { folder: "docs", route: "/docs" }
  const inner = { folder: "docs/old", route: "/old" }
  const { classify } = contentLayout("project", "/site", { project: ".", docs: [outer, inner], static: [] })
  expect(classify("docs/old/a.md")).toEqual({ kind: "doc", path: "a.md", docs: inner })
  expect(classify("docs/older/a.md")).toEqual({ kind: "doc", path: "older/a.md", docs: outer })
})

test("the docs folder of a Docusaurus tree can start with an underscore, which makes only files below it partials", () => {
  const docs = [{ folder: "_parts/_docs", route: "/docs" }]
  const layout = contentLayout("project", "/site", { project: ".", docs, static: [] })
  const pages = ["a.md", "tests/b.mdx", "_a.md", "_tests/b.mdx"].filter((file) =>
    isPageFile(layout, `_parts/_docs/${file}`),
  )
  expect(pages).toEqual(["a.md", "tests/b.mdx"])
})

test("a Markdown file outside of the folders of all kinds is a stray file", () => {
  const layout = contentLayout("content")
  expect([isPageFile(layout, "notes/1.md"), isStrayFile(layout, "notes/1.md")]).toEqual([false, true])
  expect(isStrayFile(layout, "static/downloads/notes.md")).toBe(false)
})
