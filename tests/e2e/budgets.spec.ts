import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { type APIRequestContext, expect, type Request, test } from "@playwright/test"
import { layoutShifts, openWithLateFonts } from "./layout-shift"
import { openPage } from "./open-page"
import { brotliSize, firstLoad, inlineScripts, inlineStyles, record, recordSize } from "./page-weight"
import { openSearch, searchField } from "./search-dialog"

const docPage = "/intro/overview/how-it-works"
const article = "/discussions/knowledge-base/3"
const pages = [
  { name: "doc page", route: docPage },
  { name: "home", route: "/" },
  { name: "article", route: article },
]

/** What a search loads until its first result is there: its code, the list of words, and the words' files. */
const searchBudget = 85_000
/** The whole embedded index; a query loads about a hundredth of it. */
const indexBudget = 8_000_000
const styleBudget = 16_000
const htmlBudget = 24_000
const inlineScriptBudget = 3
/** Fallback fonts have the metrics of the site's fonts, but words differ in width: a link in a line moves a little. */
const shiftBudget = 0.002

/** Packages that no page loads at first, each with a string of its production code. */
const keptOut = [
  { name: "Prism", file: "prism-react-renderer/dist/index.mjs", telltale: "before-tokenize" },
  { name: "Algolia", file: "algoliasearch/dist/lite/builds/browser.min.js", telltale: "x-algolia-api-key" },
  { name: "MiniSearch", file: "minisearch/dist/es/index.js", telltale: "MiniSearch: " },
  { name: "zod", file: "zod/v4/core/schemas.js", telltale: "invalid_type" },
  {
    name: "micromark",
    file: "micromark-core-commonmark/lib/thematic-break.js",
    telltale: "thematicBreakSequence",
  },
]

for (const { name, route, budget } of [
  { name: "doc page", route: docPage, budget: 85_000 },
  { name: "home", route: "/", budget: 87_000 },
  { name: "article", route: article, budget: 87_000 },
  { name: "service page", route: "/reference/services/data-storage/amazon-aurora", budget: 95_000 },
  { name: "results page", route: "/search?q=vpc", budget: 95_000 },
])
  test(`the ${name} stays within the budgets of scripts and styles, and loads no highlighter, search engine, validator or Markdown parser`, async ({
    page,
  }, testInfo) => {
    const { html, scripts, stylesheets } = await firstLoad(page, route)

    const scriptSize = brotliSize(scripts.map(({ text }) => text))
    recordSize(testInfo, `First-load JavaScript, ${name}, brotli`, scriptSize, budget)
    expect(scripts).not.toEqual([])
    expect.soft(scriptSize, scripts.map(({ url }) => url).join("\n")).toBeLessThanOrEqual(budget)

    const inline = inlineStyles(html).join("\n")
    const styleSize = brotliSize([inline, ...stylesheets.map(({ text }) => text)])
    recordSize(testInfo, `Styles, ${name}, brotli`, styleSize, styleBudget)
    expect(inline.length + stylesheets.length).toBeGreaterThan(0)
    expect.soft(styleSize, "styles").toBeLessThanOrEqual(styleBudget)

    for (const { name: kept, telltale } of keptOut) {
      const holders = scripts.filter(({ text }) => text.includes(telltale)).map(({ url }) => url)
      expect.soft(holders, `scripts that hold ${kept}`).toEqual([])
    }
  })

for (const query of ["backup", "vpc peering", "terraform 0.14 lock file"])
  test(`what a search for "${query}" loads stays within its budget`, async ({ page }, testInfo) => {
    await openPage(page, docPage)
    const loaded: Request[] = []
    page.on("requestfinished", (request) => loaded.push(request))
    await openSearch(page)
    await searchField(page).fill(query)
    await expect(page.getByRole("option").first()).toBeVisible()

    // Scripts of other pages, which are prefetched for the links in view, are not the search's.
    const isPrefetchedScript = (request: Request) =>
      request.resourceType() === "other" && !request.url().includes("/search/")
    const parts = loaded.filter(
      (request) => /\.js$|\/search\//.test(request.url()) && !isPrefetchedScript(request),
    )
    const sizes = await Promise.all(parts.map((request) => request.sizes()))
    const size = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    recordSize(testInfo, `Search for "${query}", as transferred`, size, searchBudget)
    expect(parts.map((request) => request.url())).toContainEqual(expect.stringContaining("/search/manifest"))
    expect(size).toBeLessThanOrEqual(searchBudget)
  })

test("the index of the search stays within its budget", ({}, testInfo) => {
  const folder = path.resolve(__dirname, "../../public/search")
  const size = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)
  recordSize(testInfo, "Search index", size, indexBudget)
  expect(size).toBeGreaterThan(1_000_000)
  expect(size).toBeLessThanOrEqual(indexBudget)
})

for (const { name, route } of pages) {
  test(`the HTML of the ${name} stays within its budget`, async ({ request }, testInfo) => {
    const html = await (await request.get(route)).text()

    const size = brotliSize([html])
    recordSize(testInfo, `HTML, ${name}, brotli`, size, htmlBudget)
    expect(size).toBeLessThanOrEqual(htmlBudget)
  })

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`the ${name} loads without a layout shift in a window of ${viewport.width} px`, async ({
      page,
    }, testInfo) => {
      await page.setViewportSize(viewport)

      const lateFonts = await openWithLateFonts(page, route)
      const shifts = await layoutShifts(page)

      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      record(testInfo, `Layout shift, ${name}, ${viewport.width} px`, total.toFixed(4), String(shiftBudget))
      expect(lateFonts, "fonts that came late").toBeGreaterThan(0)
      expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(shiftBudget)
    })
  }
}

test("the packages kept out of pages can be detected by their strings", () => {
  for (const { file, telltale } of keptOut) {
    const code = readFileSync(path.resolve(__dirname, "../../node_modules", file), "utf8")
    expect.soft(code, file).toContain(telltale)
  }
})

/** About thirty pages of all kinds: the fixed ones, and an even spread of the sitemap. */
async function samplePages(request: APIRequestContext): Promise<string[]> {
  const addresses = async (sitemap: string) => {
    const response = await request.get(sitemap)
    expect(response.status(), sitemap).toBe(200)
    return Array.from(
      (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, address = ""]) => new URL(address).pathname,
    )
  }
  const sitemaps = await addresses("/sitemap-index.xml")
  const all = (await Promise.all(sitemaps.map(addresses))).flat()
  const stride = Math.ceil(all.length / 25)
  const spread = all.filter((_, index) => index % stride === 0)
  return [...new Set(["/", docPage, article, "/search", "/404.html", ...spread])]
}

test("every page contains the same few inline scripts, and the home page one more", async ({
  request,
}, testInfo) => {
  const sample = await samplePages(request)

  const scripts = await Promise.all(
    sample.map(async (route) => inlineScripts(await (await request.get(route)).text())),
  )

  const [home = [], ...[first = [], ...others]] = scripts
  record(testInfo, "Inline scripts", String(first.length), String(inlineScriptBudget))
  expect(first.length).toBeLessThanOrEqual(inlineScriptBudget)
  for (const [index, own] of others.entries()) expect.soft(own, sample[index + 2]).toEqual(first)
  expect(home).toHaveLength(first.length + 1)
  expect(home).toEqual(expect.arrayContaining(first))
})
