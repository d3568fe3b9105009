import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { contentLayout } from "../layout"
import { findFile, findLinkedFile } from "./find-file"

const site = "tests/fixtures/sites/workbench"
const layout = contentLayout("content", site)

test.each([
  ["./plan.png", "content/docs/plan.png", undefined],
  ["plan.png?raw#top", "content/docs/plan.png", undefined],
  ["pl%61n.png", "content/docs/plan.png", undefined],
  ["@site/content/docs/plan.png", "content/docs/plan.png", undefined],
  ["/favicon.svg", "static/favicon.svg", "/favicon.svg"],
  ["@site/static/favicon.svg", "static/favicon.svg", "/favicon.svg"],
])("%s is a file", (address, file, publicPath) => {
  const found = findFile(layout, "docs/images.md", address)
  expect(found?.file.endsWith(file)).toBe(true)
  expect(found?.publicPath).toBe(publicPath)
})

test.each(["missing.png", "100%.png", "../docs", "/img", "@site/content"])("%s is not a file", (address) => {
  expect(findFile(layout, "docs/images.md", address)).toBeUndefined()
})

test.each([
  ["a content tree", "project/content", "project/content/docs"],
  ["a docs root", "project/docs", "project/docs"],
  ["a Docusaurus project", "project", "project/docs"],
])("@site/ in %s resolves to the project, regardless of the surrounding folders", (_, contentDir, docs) => {
  const base = mkdtempSync(path.join(tmpdir(), "find-file-"))
  const files = ["project/static/logo.png", `${docs}/shot.png`, "static/logo.png"]
  for (const file of files) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true })
    writeFileSync(path.join(base, file), "")
  }
  const find = (address: string) => findFile(contentLayout(contentDir, base), "a.md", address)
  const logo = { file: path.join(base, "project/static/logo.png") } // Gatsby does not copy it: no public path
  expect(find("@site/static/logo.png")).toEqual(logo)
  expect(find("/logo.png")).toEqual(logo)
  expect(find(`@site/${path.relative("project", docs)}/shot.png`)).toEqual({
    file: path.join(base, docs, "shot.png"),
  })
  expect(find("@site/none.png")).toBeUndefined()
})

test("an image that a translation lacks is that of the default language", () => {
  const root = mkdtempSync(path.join(tmpdir(), "find-file-"))
  for (const file of ["docs/guides/both.png", "docs/guides/plan.png", "i18n/fr/guides/both.png"]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), "")
  }
  const docs = { folder: "docs", route: "/" }
  const french = { folder: "i18n/fr", route: "/fr", fallback: "docs" }
  const tree = contentLayout(root, process.cwd(), { project: ".", docs: [docs, french], static: [] })
  const find = (address: string) => findFile(tree, "i18n/fr/guides/a.md", address)?.file
  expect(find("./plan.png")).toBe(path.join(root, "docs/guides/plan.png"))
  expect(find("./both.png")).toBe(path.join(root, "i18n/fr/guides/both.png"))
})

test("a link to a folder of static files leads to its index.html, and no other folder has one", () => {
  const root = mkdtempSync(path.join(tmpdir(), "find-file-"))
  for (const file of ["static/demo/index.html", "static/empty/a.txt", "docs/own/index.html"]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), "")
  }
  const docusaurus = { project: ".", docs: [{ folder: "docs", route: "/" }], static: ["static"] }
  const find = (address: string) =>
    findLinkedFile(contentLayout(root, process.cwd(), docusaurus), "docs/a.md", address)?.publicPath
  for (const address of ["/demo/", "/demo", "/demo/?a=1#b"]) expect(find(address)).toBe("/demo/")
  expect(find("/demo/index.html")).toBe("/demo/index.html")
  for (const address of ["/empty/", "/none/", "./own/", "/"]) expect(find(address)).toBeUndefined()
})
