import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { memoryCache } from "../test-support"
import { finishPages } from "./finish-pages"

const folder = mkdtempSync(path.join(tmpdir(), "finished-pages-"))
const file = path.join(folder, "faq/index.html")
const scripts = '<script src="/p/app-1.js" async></script><script src="/p/b.js" async></script>'
const page = (meta: string, body: string) =>
  `<html><head><meta charSet="utf-8"/>${meta}<script>let a</script></head><body>$1${body}<!-- end --></body></html>`
const metaOf = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}"/>`
const pageAt = (slug: string) => ({ path: slug, componentChunkName: "doc" })
const options = { folder, pathPrefix: "/p", policy: "default-src 'self'", urgent: ["/search"] }

/** Writes Gatsby's list of scripts, with that of the pages' component. */
function writeStats(script: string) {
  const groups = { doc: { assets: ["shared.js", script, "doc.js.map"].map((name) => ({ name })) } }
  writeFileSync(path.join(folder, "webpack.stats.json"), JSON.stringify({ namedChunkGroups: groups }))
}

beforeAll(() => {
  for (const name of ["faq", "search"]) mkdirSync(path.join(folder, name))
  writeStats("doc.js")
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The scripts of a page in the template that delays them until the first paint. */
const late = (data: string) =>
  '<template id="__page-scripts"><link rel="preload" as="fetch" crossorigin="anonymous" href="/p/page-data/app-data.json"/>' +
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="/p/page-data/${data}/page-data.json"/>` +
  '<link rel="preload" as="script" href="/p/shared.js"/><link rel="preload" as="script" href="/p/doc.js"/>' +
  `${scripts}</template>`

test("all files of a page have the policy of the last build before their scripts, which are delayed", async () => {
  const name = path.join(folder, "faq.html")
  writeFileSync(file, page("", scripts))
  linkSync(file, name)
  const cache = memoryCache()
  await finishPages(cache, [pageAt("/faq")], options)
  expect(readFileSync(file, "utf8")).toBe(page(metaOf("default-src 'self'"), late("faq")))
  await finishPages(cache, [pageAt("/faq")], { ...options, policy: `img-src https://a.example/?a&b="$1"` })
  const policy = "img-src https://a.example/?a&amp;b=&quot;$1&quot;"
  expect(readFileSync(name, "utf8")).toBe(page(metaOf(policy), late("faq")))
  await finishPages(cache, [pageAt("/faq")], options)
  expect(readFileSync(name, "utf8")).toBe(page(metaOf("default-src 'self'"), late("faq"))) // shorter than before
})

test("a page that nobody has changed since it was finished is not read again", async () => {
  const cache = memoryCache()
  const put = (text: string, seconds: number) => {
    writeFileSync(file, text)
    utimesSync(file, seconds, seconds)
  }
  const finished = page(metaOf("default-src 'self'"), late("faq"))
  put(finished, 1000)
  await finishPages(cache, [pageAt("/faq")], options)

  put(page("", scripts), 1000)
  await finishPages(cache, [pageAt("/faq")], options)
  expect(readFileSync(file, "utf8")).toBe(page("", scripts))

  await finishPages(cache, [pageAt("/faq")], { ...options, pathPrefix: "" })
  expect(readFileSync(file, "utf8")).toContain('href="/page-data/app-data.json"')

  put(page("", scripts), 1001)
  await finishPages(cache, [pageAt("/faq")], options)
  writeStats("new.js")
  await finishPages(cache, [pageAt("/faq")], options)
  expect(readFileSync(file, "utf8")).toContain('href="/p/new.js"')
  writeStats("doc.js")

  put(page("", scripts), 1002)
  await finishPages(cache, [pageAt("/faq")], options)
  expect(readFileSync(file, "utf8")).toBe(finished)
})

test.each([
  ["/", "index.html", "index"],
  ["/404.html", "404.html", "404.html"],
])("the page at %s is in %s and has its data in %s", async (slug, name, data) => {
  writeFileSync(path.join(folder, name), page("", scripts))
  await finishPages(memoryCache(), [pageAt(slug)], options)
  expect(readFileSync(path.join(folder, name), "utf8")).toContain(late(data))
})

test("scripts that render a page's text are not delayed", async () => {
  writeFileSync(path.join(folder, "search/index.html"), page("", scripts))
  await finishPages(memoryCache(), [pageAt("/search")], options)
  expect(readFileSync(path.join(folder, "search/index.html"), "utf8")).toBe(
    page(metaOf("default-src 'self'"), scripts),
  )
})

test("a page is finished again if its scripts are to be delayed from now on", async () => {
  const cache = memoryCache()
  writeFileSync(file, page(metaOf("default-src 'self'"), scripts))
  await finishPages(cache, [pageAt("/faq")], { ...options, urgent: ["/faq"] })
  await finishPages(cache, [pageAt("/faq")], options)
  expect(readFileSync(file, "utf8")).toBe(page(metaOf("default-src 'self'"), late("faq")))
})

test("a page without a position for the policy, without scripts, or with an unknown chunk fails the build", async () => {
  writeFileSync(file, "<html><head><script>let a</script></head></html>")
  await expect(finishPages(memoryCache(), [pageAt("/faq")], options)).rejects.toThrow(
    `${file} has no place for the policy: its head does not start as expected.`,
  )
  writeFileSync(file, page("", ""))
  await expect(finishPages(memoryCache(), [pageAt("/faq")], options)).rejects.toThrow(
    "/faq has no scripts to be loaded late: Gatsby did not write them as expected.",
  )
  writeFileSync(file, page("", scripts))
  await expect(
    finishPages(memoryCache(), [{ path: "/faq", componentChunkName: "article" }], options),
  ).rejects.toThrow('/faq has an unknown chunk, "article".')
})
