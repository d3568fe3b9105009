import { expect, type Page, test } from "@playwright/test"
import environment from "../fixtures/sites/docusaurus/environment.json"
import { SearchService } from "../search-service/search-service"
import { hold } from "./hold"
import { openPage } from "./open-page"
import { routeOpenPage } from "./route-open-page"
import { openSearch, searchDialog as dialog, searchField as field } from "./search-dialog"
import { sites } from "./sites"

const site = sites.docusaurus
/** The service's host is part of the build. */
const serviceOrigin = environment.ALGOLIA_HOST
const indexName = "docs_site_dev"
const start = `${site}/docs/start`

const service = new SearchService()

function record(url: string, title: string, section: string, tag: string) {
  return {
    objectID: url,
    url,
    anchor: "",
    type: "lvl1",
    content: `About ${title}.`,
    hierarchy: { lvl0: section, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    tags: [tag],
    language: "en",
    docusaurus_tag: "docs-default-current",
  }
}

test.describe.configure({ mode: "serial" })

test.beforeAll(async () => {
  await service.start(Number(new URL(serviceOrigin).port))
  const records = [
    record("/docs/basics/first", "network guide", "Guides", "tools"),
    record("/community/rules", "network questions", "Docs", "networking"),
  ]
  service.put(indexName, records)
})
test.afterAll(() => service.stop())
test.beforeEach(() => {
  service.requests.length = 0
  service.failures.length = 0
})

const pageFilters = ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]]
const queries = () =>
  service
    .requestsTo(/queries$/)
    .flatMap(({ body }) => (body as { requests: Record<string, unknown>[] }).requests) // the protocol's shape

async function open(page: Page): Promise<void> {
  await openPage(page, start)
  await openSearch(page)
}

test("the search dialog queries the service with the filters for language and docs, and shows its hits", async ({
  page,
}) => {
  await open(page)
  await field(page).fill("network")
  await expect(dialog(page).getByRole("option")).toHaveText([/network guide/, /network questions/])
  await expect(dialog(page).getByRole("group", { name: "Guides" }).locator("mark").first()).toHaveText(
    "network",
  )
  await expect(dialog(page).getByRole("link", { name: "See all 2 results" })).toBeVisible()
  expect(queries().at(-1)).toMatchObject({
    indexName,
    query: "network",
    facetFilters: pageFilters,
  })
  expect(
    service.requestsTo(/queries$/).every(({ apiKey }) => apiKey === environment.ALGOLIA_SEARCH_KEY),
  ).toBe(true)
})

test("an empty field sends no query", async ({ page }) => {
  await open(page)
  await field(page).fill("   ")
  await field(page).fill("network")
  await expect(dialog(page).getByRole("option")).toHaveCount(2)
  expect(queries().map(({ query }) => query)).toEqual(["network"])
})

test("the search page shows hits and facets, and sends the selected facets as filters", async ({ page }) => {
  await page.goto(`${site}/search?q=network`)
  await expect(page.getByRole("main").getByRole("status")).toHaveText("2 results found")
  await page.getByRole("group", { name: "Section" }).getByRole("button", { name: /^Docs/ }).click()
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([/network questions/])
  await expect(page).toHaveURL(`${site}/search?q=network&section=Docs`)
  expect(JSON.stringify(queries().map(({ facetFilters }) => facetFilters))).toContain("hierarchy.lvl0:Docs")
})

test("a section and a tag filter the results together, in addition to the filters for language and docs", async ({
  page,
}) => {
  await page.goto(`${site}/search?q=network&section=Guides&tag=tools`)
  await expect(page.getByRole("main").getByRole("status")).toHaveText("One result found")
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([/network guide/])
  // the request for the hits, then one for each facet, without its own filter
  expect(
    queries()
      .slice(-3)
      .map(({ facetFilters }) => facetFilters),
  ).toEqual([
    [...pageFilters, ["hierarchy.lvl0:Guides"], ["tags:tools"]],
    [...pageFilters, ["tags:tools"]],
    [...pageFilters, ["hierarchy.lvl0:Guides"]],
  ])
})

test("a long pasted text is truncated to the maximum query length of the service", async ({ page }) => {
  const pasted = "é".repeat(10_000)
  await open(page)
  await field(page).fill(pasted)
  await expect(dialog(page).getByRole("status")).toHaveText("No results were found")
  await expect(field(page)).toHaveValue(pasted)
  await page.goto(`${site}/search?q=${pasted.slice(0, 1000)}`)
  await expect(page.getByRole("main").getByRole("status")).toHaveText("No results were found")
  expect(new Set(queries().map(({ query }) => query))).toEqual(new Set(["é".repeat(250)]))
})

test("a failure is shown, and Retry sends the query again", async ({ page }) => {
  service.failures.push({ matches: /queries$/, times: 1000, status: 403, message: "Invalid key" })
  await open(page)
  await field(page).fill("network")
  await expect(dialog(page).getByRole("alert")).toContainText("Invalid key")
  service.failures.length = 0
  await dialog(page).getByRole("button", { name: "Retry" }).click()
  await expect(dialog(page).getByRole("option")).toHaveCount(2)
})

test("a slow response is waited for, because there is only one host", async ({ page }) => {
  await page.clock.install()
  await page.goto(`${site}/search?q=network`)
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2)

  const release = await hold(page, "**/1/indexes/**")
  const requested = page.waitForRequest(/queries/)
  await page.getByRole("group", { name: "Section" }).getByRole("button", { name: /^Docs/ }).click()
  await requested
  await page.clock.runFor(10_000)
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0)
  release()
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([/network questions/])
})

/** Delays the responses to some queries. Returns a function that releases them and waits for the page to use them. */
async function holdQueries(page: Page, text: string): Promise<() => Promise<void>> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  const isHeld = (body: string | null) => body?.includes(text) === true
  await routeOpenPage(page, "**/1/indexes/**", async (route) => {
    if (isHeld(route.request().postData())) await released
    await route.continue()
  })
  return async () => {
    const answered = page.waitForResponse((response) => isHeld(response.request().postData()))
    release()
    await (await answered).finished()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }
}

const queryWith = (page: Page, text: string) =>
  page.waitForRequest((request) => request.postData()?.includes(text) === true)

test("a response that arrives after the response to a newer query is not shown", async ({ page }) => {
  await open(page)
  const release = await holdQueries(page, "network guide")
  const requested = queryWith(page, "network guide")
  await field(page).fill("network guide")
  await requested
  await field(page).fill("network questions")
  await expect(dialog(page).getByRole("option")).toHaveText([/network questions/])
  await release()
  await expect(dialog(page).getByRole("option")).toHaveText([/network questions/])
})

test("Enter before the response opens the first hit when the response arrives", async ({ page }) => {
  await open(page)
  const release = await holdQueries(page, "network")
  await field(page).fill("network")
  await field(page).press("Enter")
  await expect(page).toHaveURL(start)
  await release()
  await expect(page).toHaveURL(`${site}/docs/basics/first`)
  await expect(dialog(page)).toBeHidden()
})

for (const [change, act] of [
  ["more text", (page: Page) => field(page).press("s")],
  [
    "text that is removed again",
    (page: Page) =>
      field(page)
        .press("s")
        .then(() => field(page).press("Backspace")),
  ],
  ["another kind", (page: Page) => dialog(page).getByRole("button", { name: "Inputs" }).click()],
  ["an arrow key", (page: Page) => field(page).press("ArrowDown")],
] as const)
  test(`Enter before the response, and then ${change}, opens nothing`, async ({ page }) => {
    await open(page)
    const release = await holdQueries(page, "network")
    await field(page).fill("network")
    await field(page).press("Enter")
    await act(page)
    await release()
    await expect(dialog(page).getByRole("status")).toHaveText(/ (?:found|without it)$/)
    await expect(page).toHaveURL(start)
    await expect(dialog(page)).toBeVisible()
  })

test("results of a filter that was deselected meanwhile are not shown", async ({ page }) => {
  await page.goto(`${site}/search?q=network`)
  const results = page.getByRole("main").getByRole("listitem")
  await expect(results).toHaveCount(2)
  const release = await holdQueries(page, "hierarchy.lvl0:Docs")
  const requested = queryWith(page, "hierarchy.lvl0:Docs")
  await page.getByRole("group", { name: "Section" }).getByRole("button", { name: /^Docs/ }).click()
  await requested
  await page.getByRole("group", { name: "Section" }).getByRole("button", { name: /^Docs/ }).click()
  await expect(page).toHaveURL(`${site}/search?q=network`)
  await release()
  await expect(results).toHaveCount(2)
})

test("the embedded index is not loaded, and no request violates the policy", async ({ page }) => {
  const paths: string[] = []
  const violations: string[] = []
  page.on("request", (request) => paths.push(new URL(request.url()).pathname))
  page.on(
    "console",
    (message) => message.text().includes("Content Security Policy") && violations.push(message.text()),
  )
  await open(page)
  await field(page).fill("network")
  await expect(dialog(page).getByRole("option")).toHaveCount(2)
  expect(paths.filter((path) => path.startsWith("/search/"))).toEqual([])
  expect(violations).toEqual([])
})

test("pages connect to the service's host early, and their policy allows it and no other", async ({
  request,
}) => {
  const response = await request.get(start)
  expect(await response.text()).toMatch(new RegExp(`<link[^>]*rel="preconnect"[^>]*href="${serviceOrigin}"`))
  const policy = response.headers()["content-security-policy"] ?? ""
  expect(policy).toContain(`connect-src 'self' ${serviceOrigin};`)
})
