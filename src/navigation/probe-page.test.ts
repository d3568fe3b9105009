import { afterEach, expect, test, vi } from "vitest"
import type { GatsbyRuntime } from "./gatsby-runtime"
import { hostResponds } from "./probe-page"

afterEach(() => vi.unstubAllGlobals())

/** The answer to each request: a status, or the content of a page-data file. Other addresses cannot be reached. */
type Answers = Record<string, number | { componentChunkName: string }>

const pageData = { componentChunkName: "template" }

/** Stubs a site with a path prefix, whose pages need two scripts. Returns the addresses that are fetched. */
function openSite(answers: Answers) {
  const fetched: string[] = []
  vi.stubGlobal("__PATH_PREFIX__", "/docs")
  const runtime = {
    ___loader: Object.fromEntries(
      ["loadPage", "loadPageSync", "enqueue", "hovering"].map((name) => [name, () => undefined]),
    ),
    ___navigate: () => undefined,
    ___chunkMapping: { template: ["/template.js", "/shared.js"] },
  } as unknown as GatsbyRuntime // only the chunk mapping is used
  vi.stubGlobal("window", runtime)
  vi.stubGlobal("fetch", async (address: string) => {
    fetched.push(address)
    const answer = answers[address]
    if (answer === undefined) throw new TypeError("Failed to fetch")
    const [status, body] = typeof answer === "number" ? [answer, pageData] : [200, answer]
    return new Response(JSON.stringify(body), { status })
  })
  return fetched
}

test.each([
  ["/docs/guides/vpc", "/docs/page-data/guides/vpc/page-data.json"],
  ["/docs/faq/", "/docs/page-data/faq/page-data.json"],
  ["/docs/", "/docs/page-data/index/page-data.json"],
])("%s is served if its data and scripts are, below the path prefix", async (pathname, file) => {
  const fetched = openSite({ [file]: pageData, "/docs/template.js": 200, "/docs/shared.js": 200 })
  expect(await hostResponds(pathname)).toBe(true)
  expect(fetched).toEqual([file, "/docs/template.js", "/docs/shared.js"])
})

const file = "/docs/page-data/tools/page-data.json"

test.each<[string, Answers, boolean]>([
  ["a page that does not exist", { [file]: 404 }, true],
  ["an error of the host", { [file]: 503, "/docs/template.js": 200, "/docs/shared.js": 200 }, false],
  ["no connection", {}, false],
  [
    "a script of an earlier build",
    { [file]: pageData, "/docs/template.js": 404, "/docs/shared.js": 200 },
    true,
  ],
  ["an error for one script", { [file]: pageData, "/docs/template.js": 200, "/docs/shared.js": 503 }, false],
  ["no connection for one script", { [file]: pageData, "/docs/template.js": 200 }, false],
])("whether a full page load makes sense after %s", async (_, answers, expected) => {
  openSite(answers)
  expect(await hostResponds("/docs/tools")).toBe(expected)
})

test("the data of a page is never taken from the browser's cache", async () => {
  openSite({})
  const fetch = vi.fn(async () => new Response("", { status: 404 }))
  vi.stubGlobal("fetch", fetch)
  await hostResponds("/docs/tools")
  expect(fetch).toHaveBeenCalledExactlyOnceWith(file, { cache: "no-store" })
})
