import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import type { SiteConfig } from "../../src/shared/site-config"
import { site } from "../../src/site.config"
import { sites } from "./sites"

interface Route {
  route: string
  sidebar?: string
}

const fixtures = path.resolve(__dirname, "../fixtures")
const read = <T>(file: string) => JSON.parse(readFileSync(path.join(fixtures, file), "utf8")) as T

/** Addresses that readers' links rely on, and the sidebars that these pages show. The site may have more pages. */
const promised = {
  docs: read<Route[]>("routes.json"),
  articles: read<number[]>("article-numbers.json").map((number) => `/discussions/knowledge-base/${number}`),
  tags: read<string[]>("tag-slugs.json").map((slug) => `/tags/${slug}`),
}
/** Addresses of the pages and tags of the content. */
let written: string[]
/** Pages that code makes. */
let sitePages: string[]

test.describe.configure({ mode: "default" }) // the content is read in one worker

test.beforeAll(() => {
  // Not imported at the top: the test runner and each of its workers load this file, and only one worker runs the tests.
  // oxlint-disable-next-line typescript/no-require-imports -- Playwright does not compile what `import()` loads
  const { contentRoutes } = require("./content-routes") as typeof import("./content-routes")
  written = contentRoutes("content")
  sitePages = ["/", "/tags", "/discussions/knowledge-base/", "/reference/check", ...catalogPages()]
})

/** The catalog of services, and one page for each of its categories. */
function catalogPages(): string[] {
  const categories = written.flatMap(
    (route) => /^\/reference\/services\/(?!intro\/)[^/]+\//.exec(route)?.[0] ?? [],
  )
  return ["/reference/services/", ...new Set(categories)]
}

/** Requests a page without compression, which would take most of the time for thousands of responses. */
const get = (route: string) => fetch(sites.docs + route, { headers: { "accept-encoding": "identity" } })

const otherForm = (route: string) => (route.endsWith("/") ? route.slice(0, -1) : `${route}/`)

/**
 * Requests many pages, some at a time.
 * @param faultsOf what is wrong with the answer for an item. One call of `expect` for each of thousands of answers would take
 *   longer than the answers
 * @returns what is wrong with all answers
 */
async function inBatches<T>(
  items: readonly T[],
  faultsOf: (item: T) => Promise<string[]>,
): Promise<string[]> {
  const size = 24
  const faults: string[] = []
  for (let start = 0; start < items.length; start += size)
    faults.push(...(await Promise.all(items.slice(start, start + size).map(faultsOf))).flat())
  return faults
}

test("every route can be requested with and without a trailing slash, and has one canonical address", async () => {
  test.slow() // some 1600 answers
  const { docs, articles, tags } = promised
  const all = [...docs.map(({ route }) => route), ...articles, ...tags, ...written, ...sitePages, "/search"]
  const forms = [...new Set(all)].flatMap((route) =>
    route === "/" ? [{ route, form: route }] : [route, otherForm(route)].map((form) => ({ route, form })),
  )
  const faults = await inBatches(forms, async ({ route, form }) => {
    const response = await get(form)
    const canonical = (await response.text()).match(/<link[^>]*rel="canonical"[^>]*>/g) ?? []
    const names = canonical.filter((link) => link.includes(`href="http://localhost:9000${route}"`))
    const isRight = response.status === 200 && canonical.length === 1 && names.length === 1
    return isRight ? [] : [`${form}: ${response.status} ${canonical.join(" ")}`]
  })
  expect(faults).toEqual([])
})

test("every documentation route shows its sidebar", async () => {
  test.slow()
  const faults = await inBatches(promised.docs, async ({ route, sidebar }) => {
    const html = await (await get(route)).text()
    const shown = /aria-label="Docs sidebar"[^>]*data-sidebar-name="([^"]+)"/.exec(html)?.[1]
    return shown === sidebar ? [] : [`${route}: ${shown} instead of ${sidebar}`]
  })
  expect(faults).toEqual([])
})

test("the sitemap lists the pages of the content and those that code generates, and no others", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text()
  const claimed = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  )
  expect(claimed.sort()).toEqual([...written, ...sitePages].sort())
})

test("the links of the header, the footer and the version lead to existing pages", () => {
  const { navbar, footer, versions }: SiteConfig = site
  const links = [...navbar, ...footer.flatMap((group) => group.links)]
  const linked = links.flatMap((link) => ("to" in link ? [link.to] : []))
  const known = [...written, ...sitePages]
  expect(linked).not.toEqual([])
  for (const address of [...linked, ...versions.map(({ mainDoc }) => mainDoc)])
    expect(known).toContain(address)
})

test("an address without a page is answered with status 404", async ({ request }) => {
  const response = await request.get("/no/such/page")
  expect(response.status()).toBe(404)
  // for hosts that send no headers
  expect(await response.text()).toContain('<meta http-equiv="Content-Security-Policy" content="default-src')
})
