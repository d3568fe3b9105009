import { expect, type Page, test } from "@playwright/test"

const docPage = "/intro/overview/how-it-works"
const tagsData = "/page-data/tags/page-data.json"
const tagsScript = /\/component---src-pages-tags-tsx-/

/** Notes what the page asks for from now on. */
function watch(page: Page): string[] {
  const paths: string[] = []
  page.on("request", (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

async function connect(page: Page, connection: object) {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
    connection,
  )
}

/** Puts a link to a page of another type on the screen. */
async function showLink(page: Page) {
  await page.goto("/", { waitUntil: "networkidle" })
  const link = page.getByRole("main").locator('a[href="/tags"]').first()
  await link.scrollIntoViewIfNeeded()
  return link
}

test("a link in view fetches the data and the script of its page", async ({ page }) => {
  const paths = watch(page)
  await showLink(page)
  await expect.poll(() => paths, { timeout: 20_000 }).toContain(tagsData)
  await expect.poll(() => paths.some((path) => tagsScript.test(path)), { timeout: 20_000 }).toBe(true)
})

test("links in view are fetched a few at a time", async ({ page }) => {
  await page.clock.install()
  const paths = watch(page)
  await page.goto("/tags", { waitUntil: "networkidle" })
  await page.clock.runFor(3100)
  await expect
    .poll(() => new Set(paths.filter((path) => /^\/page-data\/.+\/page-data\.json$/.test(path))).size)
    .toBeGreaterThan(1)
  // the page's own, and one batch
  expect(new Set(paths.filter((path) => path.endsWith("/page-data.json"))).size).toBeLessThanOrEqual(5)
})

test("a link pointed at loads its page", async ({ page }) => {
  await connect(page, { effectiveType: "4g", saveData: false })
  const link = await showLink(page)
  const script = page.waitForRequest(tagsScript)
  await link.hover()
  await script
})

for (const [name, connection] of [
  ["a 2g connection", { effectiveType: "2g", saveData: false }],
  ["a slow 2g connection", { effectiveType: "slow-2g", saveData: false }],
  ["data saving", { effectiveType: "4g", saveData: true }],
] as const)
  test(`with ${name} nothing is fetched ahead, and a click loads`, async ({ page }) => {
    await connect(page, connection)
    await page.clock.install()
    await page.goto(docPage, { waitUntil: "networkidle" })
    const paths = watch(page)
    for (const link of await page.getByRole("article").locator('a[href^="/"]').all()) await link.hover()
    await page
      .getByRole("navigation", { name: "Docs pages" })
      .getByRole("link", { name: /Getting started/ })
      .hover()
    await page.clock.runFor(10_000)
    expect(paths.filter((path) => path.startsWith("/page-data/") || path.endsWith(".js"))).toEqual([])

    await page
      .getByRole("navigation", { name: "Docs pages" })
      .getByRole("link", { name: /Getting started/ })
      .click()
    await page.clock.resume()
    await expect(page.getByRole("heading", { level: 1, name: "Getting started" })).toBeVisible()
  })
