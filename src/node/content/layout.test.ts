import { mkdirSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { contentLayout, siteRoots } from "./layout"

test.each([
  ["the folder around a content tree", ["content/docs", "static"], "content", [".", "content"]],
  ["the folder around a docs root", ["docs", "static"], "docs", ["."]],
  ["a Docusaurus project", ["project/docs", "project/static"], "project", ["project", "."]],
])("@site is %s", (_, folders, contentDir, roots) => {
  const base = mkdtempSync(path.join(tmpdir(), "layout-"))
  for (const folder of folders) mkdirSync(path.join(base, folder), { recursive: true })
  const found = siteRoots(contentLayout(contentDir, base))
  expect(found.map((root) => path.relative(base, root) || ".")).toEqual(roots)
})
