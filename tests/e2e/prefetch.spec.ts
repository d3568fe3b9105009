import { expect, type Page, test } from "@playwright/test"
import { readyValue, scriptAttribute } from "../../src/theme/attributes"
import { openPage, stopClock } from "./open-page"
import { afterBatch, batchDelay, watchRequests } from "./prefetches"

const docPage = "/intro/overview/how-it-works"
/** A page of another type than the home page, which the bar links to. */
const linkedData = "/page-data/tools/page-data.json"
const linkedScript = /\/component---.*docs-tools-mdx-/

async function connect(page: Page, connection: object) {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
    connection,
  )
}

/** A link of the home page's bar to another page. */
const barLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Tools" })

test("for a link in view, the data and the script of its page are prefetched", async ({ page }) => {
  await page.clock.install()
  const paths = watchRequests(page)
  await openPage(page, "/")
  await expect(barLink(page)).toBeInViewport()
  await expect.poll(() => afterBatch(page, paths)).toContain(linkedData)
  await expect.poll(() => paths.some((path) => linkedScript.test(path))).toBe(true)
})

test("the page of a link in a Markdown text is prefetched when the link comes into view", async ({
  page,
}) => {
  await page.clock.install()
  const paths = watchRequests(page)
  const data = "/page-data/discussions/knowledge-base/50/page-data.json"
  await openPage(page, "/faq/pipelines/")
  expect(paths).not.toContain(data)
  await page.getByRole("link", { name: "a fixed set of actions" }).scrollIntoViewIfNeeded()
  await expect.poll(() => afterBatch(page, paths)).toContain(data)
})

/** Opens a page whose clock is stopped, so that no link in view is fetched yet. Returns the paths that it requests. */
async function openBeforePrefetch(page: Page, path: string): Promise<string[]> {
  await page.clock.install()
  await stopClock(page)
  const paths = watchRequests(page)
  await page.goto(path)
  // The page's scripts wait for its first frame, which the clock has to reach.
  const state = async () => {
    await page.clock.runFor(20)
    return page.locator("html").getAttribute(scriptAttribute)
  }
  await expect.poll(state, { timeout: 0, intervals: [50] }).toBe(readyValue)
  return paths
}

test("the pages of links in view are prefetched a few at a time", async ({ page }) => {
  const paths = await openBeforePrefetch(page, "/tags")
  const fetched = () => new Set(paths.filter((path) => /^\/page-data\/.+\/page-data\.json$/.test(path))).size
  await expect(barLink(page)).toBeInViewport() // and so are the links that Gatsby watches
  await page.clock.runFor(batchDelay)
  await expect.poll(fetched).toBeGreaterThan(1)
  await page.clock.runFor(1000) // the next batch is later
  // the page's own, and one batch
  expect(fetched()).toBeLessThanOrEqual(5)
})

/** A link in view, while the clock is stopped, so that it is not fetched yet; and what the page fetches from now on. */
async function showLinkBeforePrefetch(page: Page) {
  await connect(page, { effectiveType: "4g", saveData: false })
  const paths = await openBeforePrefetch(page, "/")
  await page.clock.runFor(100)
  return { link: barLink(page), paths }
}

test("hovering over a link prefetches its page", async ({ page }) => {
  const { link, paths } = await showLinkBeforePrefetch(page)
  expect(paths).not.toContain(linkedData)

  const script = page.waitForRequest(linkedScript)
  await link.hover()
  await page.clock.runFor(100)
  await script
})

test("moving the pointer across a link prefetches nothing", async ({ page }) => {
  const { link, paths } = await showLinkBeforePrefetch(page)
  await link.hover()
  await page.clock.runFor(30)
  await page.getByRole("heading", { level: 1 }).hover()
  await page.clock.runFor(100)

  const other = page.waitForRequest("**/page-data/guides/page-data.json*")
  await page.getByRole("banner").getByRole("link", { name: "Guides", exact: true }).hover()
  await page.clock.runFor(100)
  await other
  expect(paths).not.toContain(linkedData)
})

for (const [name, connection] of [
  ["a 2g connection", { effectiveType: "2g", saveData: false }],
  ["a slow 2g connection", { effectiveType: "slow-2g", saveData: false }],
  ["data saving", { effectiveType: "4g", saveData: true }],
] as const)
  test(`with ${name}, nothing is prefetched, and a click loads the page`, async ({ page }) => {
    await connect(page, connection)
    await page.clock.install()
    await openPage(page, docPage)
    await page.waitForLoadState("networkidle")
    const paths = watchRequests(page)
    for (const link of await page.getByRole("article").locator('a[href^="/"]').all()) await link.hover()
    await page
      .getByRole("navigation", { name: "Docs pages" })
      .getByRole("link", { name: /Getting started/ })
      .hover()
    await page.clock.runFor(10_000)
    // the page's own code may still be on its way
    expect(paths.filter((path) => path.startsWith("/page-data/") || path.includes("component---"))).toEqual(
      [],
    )

    await page
      .getByRole("navigation", { name: "Docs pages" })
      .getByRole("link", { name: /Getting started/ })
      .click()
    await page.clock.resume()
    await expect(page.getByRole("heading", { level: 1, name: "Getting started" })).toBeVisible()
  })
