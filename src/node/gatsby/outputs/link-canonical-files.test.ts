import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { memoryCache } from "../test-support"
import { linkCanonicalFiles, removeCanonicalFiles } from "./link-canonical-files"
import { writeFiles } from "./write-files"

let folder: string
const file = (name: string) => path.join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "canonical-"))
  for (const page of ["tools", "faq/eks"]) {
    mkdirSync(file(page), { recursive: true })
    writeFileSync(file(`${page}/index.html`), page)
  }
})

afterEach(() => rmSync(folder, { recursive: true }))

test("a page without a trailing slash gets a second file with its name, an index page does not", async () => {
  await linkCanonicalFiles(memoryCache(), ["/tools", "/faq/eks/"], folder)
  expect(readFileSync(file("tools.html"), "utf8")).toBe("tools")
  expect(existsSync(file("faq/eks.html"))).toBe(false)
})

test("a page whose address ends in .html has its own name already", async () => {
  writeFileSync(file("old.html"), "old")
  await linkCanonicalFiles(memoryCache(), ["/old.html"], folder)
  expect(readFileSync(file("old.html"), "utf8")).toBe("old")
  expect(existsSync(file("old.html.html"))).toBe(false)
})

test("the second file follows its page, even if the page's file was replaced by another inode", async () => {
  const cache = memoryCache()
  await linkCanonicalFiles(cache, ["/tools"], folder)
  rmSync(file("tools/index.html"))
  writeFileSync(file("tools/index.html"), "new tools")
  await linkCanonicalFiles(cache, ["/tools"], folder)
  expect(readFileSync(file("tools.html"), "utf8")).toBe("new tools")
})

test("the second file of a deleted page is deleted", async () => {
  const cache = memoryCache()
  await linkCanonicalFiles(cache, ["/tools"], folder)
  await removeCanonicalFiles(cache, ["/tools"], folder)
  expect(existsSync(file("tools.html"))).toBe(true)
  await removeCanonicalFiles(cache, [], folder)
  expect(existsSync(file("tools.html"))).toBe(false)
})

test("a stub with the name of a former page is kept", async () => {
  const cache = memoryCache()
  const root = mkdtempSync(path.join(tmpdir(), "site-"))
  const published = path.join(root, "public")
  const build = async (page: string, stubs: string[]) => {
    mkdirSync(path.join(published, page), { recursive: true })
    writeFileSync(path.join(published, page, "index.html"), page)
    await removeCanonicalFiles(cache, [`/${page}`], published)
    await writeFiles(
      cache,
      stubs.map((name) => ({ path: name, text: "moved" })),
      root,
    )
    await linkCanonicalFiles(cache, [`/${page}`], published)
  }
  await build("tools", [])
  rmSync(path.join(published, "tools"), { recursive: true })
  await build("apps", ["tools.html"])
  expect(readFileSync(path.join(published, "tools.html"), "utf8")).toBe("moved")
  await build("apps", ["tools.html"])
  expect(readFileSync(path.join(published, "tools.html"), "utf8")).toBe("moved")
  rmSync(root, { recursive: true })
})
