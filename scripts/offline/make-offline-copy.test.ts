import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { makeOfflineCopy } from "./make-offline-copy"

test("the copy has all pages from all folders, and none of the files that need a server", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "offline-copy-"))
  const pages = ["", "api", "api/intro", "api-reference", "cards/new", "feeds/atom", "search/tips"]
  const kept = [...pages.map((page) => path.posix.join(page, "index.html")), "static/a.png"]
  const others = [
    ...["404.html", "api-reference.html", "search.html", "search/index.html", "_gatsby/slices/a.html"],
    ...["api/catalog.json", "cards/a.png", "feeds/a.xml", "index.md", "search/manifest.json", "app.js"],
    ...["page-data/api/page-data.json", "_headers", "_redirects", "llms.txt"],
  ]
  for (const file of [...kept, ...others]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), "{}")
  }
  writeFileSync(path.join(folder, "build.json"), "{}")
  const copy = await makeOfflineCopy(folder)
  expect([...copy.keys()].filter((file) => !file.startsWith("offline/")).sort()).toEqual(kept.sort())
  rmSync(folder, { recursive: true })
})
