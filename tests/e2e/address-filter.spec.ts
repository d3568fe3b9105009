import { expect, type Page, test } from "@playwright/test"
import { hold } from "./hold"
import { layoutShifts, watchLayout } from "./layout-shift"
import { navigate } from "./navigate"
import { openPage, reloadPage, stopClock } from "./open-page"
import { scriptsWith } from "./scripts-with"

/** The lists with a filter that is kept in the address. */
const lists = [
  { path: "/reference/services/", words: "Filter services", parameter: "in" },
  { path: "/discussions/knowledge-base/", words: "Words or number", parameter: "q" },
]

/** Selector of the entries of a list. */
const listed = "main [data-entries] > ul > li"

async function open(page: Page, { path, words }: (typeof lists)[number]) {
  await openPage(page, path)
  const main = page.getByRole("main")
  const status = main.getByRole("status")
  return {
    text: main.getByRole("searchbox", { name: words }),
    tag: main.getByRole("combobox", { name: "Tag" }),
    status,
    everything: (await status.textContent()) ?? "",
  }
}

for (const list of lists) {
  const { path, parameter } = list

  test(`${path} applies the filter in the address after links, back and forward`, async ({ page }) => {
    const { tag, status, everything } = await open(page, list)
    await page.getByRole("link", { name: "Skip to main content" }).press("Enter")
    await tag.selectOption("vpc")
    await expect(page).toHaveURL(`${path}?tag=vpc#main`)
    await expect(status).toContainText(/^\d+ of /)

    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(status).toHaveText(everything)
    await expect(tag).toHaveValue("")
    await page.goForward()
    await expect(tag).toHaveValue("vpc")
    await expect(status).toContainText(/^\d+ of /)

    await navigate(page, `${path}?from=mail&tag=ecs`)
    await expect(tag).toHaveValue("ecs")
    await tag.selectOption("vpc")
    await expect(page).toHaveURL(`${path}?from=mail&tag=vpc`)
    await navigate(page, `${path}?tag=ecs`)
    await expect(tag).toHaveValue("ecs")
  })

  test(`${path} shows at once only what the filter matches when the reader comes back`, async ({ page }) => {
    const { text, status } = await open(page, list)
    await text.fill("eks")
    await expect(page).toHaveURL(`${path}?${parameter}=eks`)
    await expect(status).toContainText(/^\d+ of /)
    const items = page.locator(listed)
    const found = await items.count()
    await items.getByRole("link").first().click()
    await expect(items).toHaveCount(0)
    await page.evaluate((selector) => {
      const { dataset } = document.body
      dataset.most = "0"
      const count = () => Math.max(Number(dataset.most), document.querySelectorAll(selector).length)
      const changes = new MutationObserver(() => (dataset.most = `${count()}`))
      changes.observe(document.body, { childList: true, subtree: true })
    }, listed)
    await page.goBack()
    await expect(items).toHaveCount(found)
    await expect(page.locator("body")).toHaveAttribute("data-most", `${found}`)
  })

  test(`${path} ignores a tag in the address that no entry has, and links to the search when nothing matches`, async ({
    page,
  }) => {
    const { text, tag, status } = await open(page, { ...list, path: `${path}?tag=nothing` })
    await expect(tag).toHaveValue("")
    await expect(status).toHaveText(/^\d+ [a-z]+$/)
    await text.fill("qqqq zzzz")
    await expect(status).toContainText(/^0 of /)
    await page.getByRole("link", { name: "search the whole documentation" }).click()
    await expect(page).toHaveURL("/search?q=qqqq+zzzz")
  })

  test(`${path} stores the filter in the address when typing pauses, the focus leaves the field, or the reader leaves the page`, async ({
    page,
  }) => {
    await page.clock.install()
    const { text, status } = await open(page, list)
    await stopClock(page)

    await text.pressSequentially("vpc")
    await expect(status).toContainText(/^\d+ of /)
    await page.clock.runFor(199)
    await expect(page).toHaveURL(path)
    await page.clock.runFor(1)
    await expect(page).toHaveURL(`${path}?${parameter}=vpc`)

    await text.fill("eks")
    await text.press("Tab")
    await expect(page).toHaveURL(`${path}?${parameter}=eks`)

    await text.fill("rds")
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")))
    await expect(page).toHaveURL(`${path}?${parameter}=rds`)
  })
}

test("clearing the filter of the knowledge base moves the focus to its field", async ({ page }) => {
  await openPage(page, "/discussions/knowledge-base/?q=vpc")
  const clear = page.getByRole("button", { name: "Clear" })
  await expect(clear).toBeEnabled() // once the filter of the address has been read
  await clear.press("Enter")
  await expect(page.getByRole("searchbox", { name: "Words or number" })).toBeFocused()
})

for (const { path, hasHits = true } of [
  { path: "/guides/stay-up-to-date/releases/?in=eks" },
  { path: "/guides/stay-up-to-date/releases/?in=zzzz", hasHits: false },
  { path: "/reference/services/?in=eks" },
  { path: "/reference/services/?in=zzzz", hasHits: false },
  { path: "/reference/services/data-storage/amazon-aurora?in=backup#inputs" },
  { path: "/discussions/knowledge-base/?tag=vpc&order=newest" },
  { path: "/discussions/knowledge-base/?q=zzzz", hasHits: false },
])
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ])
    test(`nothing moves while ${path} loads, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await watchLayout(page)
      await openPage(page, path)
      await page.waitForLoadState("networkidle")
      const shifts = await layoutShifts(page)
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThanOrEqual(0.01)
      await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/^\d+ of \d+/)
      const hits = page.locator("main :is([data-entries], tbody tr)").filter({ visible: true })
      if (hasHits) await expect(hits).not.toHaveCount(0)
      else await expect(page.getByRole("contentinfo")).toBeVisible()
    })

test("the address of a history entry whose page is loading does not change the list of the current page", async ({
  page,
}) => {
  await openPage(page, "/reference/services/?in=eks")
  await navigate(page, "/guides/stay-up-to-date/releases/?in=vpc")
  const text = page.getByRole("main").getByRole("searchbox")
  await expect(text).toHaveValue("vpc")
  await reloadPage(page)
  const release = await hold(page, "**/page-data/reference/services/page-data.json*")
  await page.goBack()
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loading")
  await expect(text).toHaveValue("vpc")
  release()
  await expect(text).toHaveAccessibleName("Filter services")
  await expect(text).toHaveValue("eks")
})

for (const path of ["/search?q=state+lock", "/intro/overview/how-it-works?type=email"])
  test(`the footer of ${path} is visible, also on the next page`, async ({ page }) => {
    await openPage(page, path)
    const footer = page.getByRole("contentinfo")
    await expect(footer).toBeVisible()
    await navigate(page, "/support")
    await expect(footer).toBeVisible()
  })

test("a list is shown unfiltered when the script of its filter fails", async ({ page }) => {
  await page.route(scriptsWith('"doc-filter",'), (route) => route.abort())
  await page.goto("/guides/stay-up-to-date/releases/?in=eks")
  await expect(page.locator("html")).toHaveAttribute("data-js", "ready")
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible()
})
