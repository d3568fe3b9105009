import { expect, type Page, test } from "@playwright/test"
import { navigate } from "./navigate"
import { openPage } from "./open-page"
import { sites } from "./sites"

const tracker = "https://www.googletagmanager.com/**"

/** Fakes the tracker. Returns the requests of the page. */
async function stubTracker(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(tracker, async (route) => {
    requested.push(route.request().url())
    await route.fulfill({ contentType: "text/javascript", body: "window.trackerRuns = true" })
  })
  return requested
}

/** Everything sent to the tracker so far, each command as a list. */
function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
      Array.from(command, (part) => (part instanceof Date ? "a date" : part)),
    ),
  )
}

async function views(page: Page): Promise<unknown[]> {
  const all = await commands(page)
  return all
    .filter(([command, name]) => command === "event" && name === "page_view")
    .map(([, , view]) => (view as { page_path: string }).page_path)
}

test("a page view is counted once for each path and query, and never for a fragment", async ({ page }) => {
  const violations: string[] = []
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  const requested = await stubTracker(page)
  await page.goto(`${sites.handbook}/intro/start`)
  await expect.poll(() => views(page)).toEqual(["/handbook/intro/start"])

  await navigate(page, "/handbook/intro/start#somewhere")
  await navigate(page, "/handbook/intro/start?q=a")
  await expect.poll(() => views(page)).toHaveLength(2)
  await navigate(page, "/handbook/guides/#main")
  await expect.poll(() => views(page)).toHaveLength(3)
  await page.goBack()
  const journey = [
    "/handbook/intro/start",
    "/handbook/intro/start?q=a",
    "/handbook/guides/",
    "/handbook/intro/start?q=a",
  ]
  await expect.poll(() => views(page)).toEqual(journey)

  const [first, second, third] = await commands(page)
  expect(first).toEqual(["js", "a date"])
  expect(second?.slice(0, 2)).toEqual(["config", "G-HANDBOOK"])
  expect(second?.[2]).toMatchObject({ anonymize_ip: true, send_page_view: false })
  expect(third?.[2]).toMatchObject({ page_title: await titleOf(page, "/intro/start") })
  expect(requested).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-HANDBOOK"])
  await expect.poll(() => page.evaluate(() => (window as { trackerRuns?: boolean }).trackerRuns)).toBe(true)
  expect(violations).toEqual([])
})

async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(sites.handbook + path)).text()
  return /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ""
}

for (const [name, property] of [
  ["Do Not Track", "doNotTrack"],
  ["Global Privacy Control", "globalPrivacyControl"],
] as const)
  test(`with ${name}, no page view is counted`, async ({ page }) => {
    await page.addInitScript((key) => {
      Object.defineProperty(navigator, key, { value: key === "doNotTrack" ? "1" : true })
    }, property)
    const requested = await stubTracker(page)
    await openPage(page, `${sites.handbook}/intro/start`)
    await page.waitForLoadState("networkidle")
    await navigate(page, "/handbook/guides/")
    await expect(page).toHaveURL(/guides/)
    await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
    expect(await commands(page)).toEqual([])
    expect(requested).toEqual([])
  })
