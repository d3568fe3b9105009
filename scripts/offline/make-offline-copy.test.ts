import path from "node:path"
import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { temporaryTree } from "../../tests/temporary-tree"
import { makeOfflineCopy } from "./make-offline-copy"

test("the copy has all pages from all folders, and none of the files that need a server", async () => {
  const pages = ["", "api", "api/intro", "api-reference", "cards/new", "feeds/atom", "search/tips"]
  const kept = [...pages.map((page) => path.posix.join(page, "index.html")), "static/a.png"]
  const others = [
    ...["404.html", "api-reference.html", "search.html", "search/index.html", "_gatsby/slices/a.html"],
    ...["api/catalog.json", "cards/a.png", "feeds/a.xml", "index.md", "search/manifest.json", "app.js"],
    ...["page-data/api/page-data.json", "_headers", "_redirects", "llms.txt", "site.webmanifest"],
  ]
  const files = Object.fromEntries([...kept, ...others, "build.json"].map((file) => [file, "{}"]))
  const copy = await makeOfflineCopy(temporaryTree(files))
  expect([...copy.keys()].filter((file) => !file.startsWith("offline/")).sort()).toEqual(kept.sort())
})

test("pages and style sheets of the copy have relative addresses, without the path prefix of the build", async () => {
  const copy = await makeOfflineCopy(
    temporaryTree({
      "build.json": '{"pathPrefix":"/docs"}',
      "index.html": '<head></head><a href="/docs/faq/">FAQ</a>',
      "faq/index.html": '<head></head><img src="/docs/static/a.png"/>',
      "static/styles.css": "a{background:url(/docs/static/a.png)}",
      "static/a.png": "picture of /docs/faq/",
    }),
  )
  const textOf = (file: string) => copy.get(file)?.toString()
  expect(textOf("index.html")).toContain('<a href="faq/index.html">')
  expect(textOf("faq/index.html")).toContain('<img src="../static/a.png"')
  expect(textOf("static/styles.css")).toBe("a{background:url(a.png)}")
  expect(textOf("static/a.png")).toBe("picture of /docs/faq/")
})

test("the search index of the copy is a script with the files of the index by their names", async () => {
  const copy = await makeOfflineCopy(
    temporaryTree({
      "build.json": "{}",
      "search/manifest.json": '{"format":1}',
      "search/parts/a.json": "[1]",
      "search/index.html": "<head></head>",
    }),
  )
  const window: { siteSearchIndex?: unknown } = {}
  runInNewContext(copy.get("offline/search-index.js")?.toString() ?? "", { window })
  expect(window.siteSearchIndex).toEqual({ "manifest.json": { format: 1 }, "parts/a.json": [1] })
  expect([...copy.keys()]).toEqual(["offline/search-index.js", "offline/offline.js", "offline/offline.css"])
})
