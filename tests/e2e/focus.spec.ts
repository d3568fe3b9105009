import { expect, type Locator, test } from "@playwright/test"
import { foundResults } from "./found-results"
import { hold } from "./hold"
import { navigate } from "./navigate"
import { openPage } from "./open-page"
import { openSearch, searchDialog, searchField } from "./search-dialog"
import { sites } from "./sites"

const docPage = "/intro/overview/how-it-works"
const service = "/reference/services/security/bastion"

const ring = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node)
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
  })

test("the focus is visible on a tab that is not selected", async ({ page }) => {
  await openPage(page, `${sites.workbench}/tabs`)
  await page.getByRole("tab", { selected: true }).first().focus()
  await page.keyboard.press("ArrowRight")
  const focused = page.locator("[role=tab]:focus")
  await expect(focused).toHaveAttribute("aria-selected", "false")
  expect(await ring(focused)).toBe(true)
})

test("the focus is visible on the search field, and on all sides of the link to all results", async ({
  page,
}) => {
  await openPage(page, docPage)
  await openSearch(page)
  expect(await ring(searchField(page))).toBe(true)

  await searchField(page).fill("vpc")
  const link = searchDialog(page).getByRole("link", { name: /^See all/ })
  await link.focus()
  const outer = await link.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    return element.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth)
  })
  const dialog = await searchDialog(page).boundingBox()
  expect(outer).toBeLessThanOrEqual((dialog?.y ?? NaN) + (dialog?.height ?? NaN))
})

test("Shift+Tab through a reference keeps the focused element below the filter, 1440 and 360 px wide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 740 })
  await openPage(page, service)
  const filter = page.getByRole("form", { name: "Filter inputs and outputs" })
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.locator("[data-entry]").nth(30).getByRole("link").first().focus()
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press("Shift+Tab")
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
      const { y, height } = (await filter.boundingBox())!
      expect(top, `${width} px, stop ${stop}`).toBeGreaterThanOrEqual(Math.floor(y + height))
    }
  }
})

test("Shift+Tab to the link of a heading of a reference keeps it below the filter", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, service)
  const filter = page.getByRole("form", { name: "Filter inputs and outputs" })
  for (const id of ["required-inputs", "optional-inputs", "outputs"]) {
    const section = page.locator(`section:has(> .heading-anchor > #${id})`)
    const entry = section.locator("[data-entry]").first()
    await entry.getByRole("link").first().focus()
    await entry.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 150))
    const link = section.getByRole("link", { name: /^Direct link to / })
    for (let stop = 0; stop < 3 && !(await link.evaluate((node) => node === document.activeElement)); stop++)
      await page.keyboard.press("Shift+Tab")
    await expect(link).toBeFocused()
    const { y, height } = (await filter.boundingBox())!
    const top = await link.evaluate((node) => node.getBoundingClientRect().top)
    expect(top, id).toBeGreaterThanOrEqual(Math.floor(y + height))
  }
})

test("answering “Was this page helpful?” moves the focus to the confirmation", async ({ page }) => {
  await openPage(page, docPage)
  const question = page.getByRole("group", { name: "Was this page helpful?" })
  await question.getByRole("button", { name: "Yes" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("status").filter({ hasText: "Thank you." })).toBeFocused()
})

test("the call builder does not take the focus from a field that the reader focused while it was loading", async ({
  page,
}) => {
  await openPage(page, service)
  const release = await hold(page, "**/*.js")
  await page.getByRole("button", { name: "Build a call" }).click()
  const filter = page.getByRole("searchbox", { name: "Filter by name or text" })
  await filter.focus()
  release()
  await expect(page.getByRole("region", { name: "Call builder" }).getByRole("checkbox").first()).toBeVisible()
  await expect(filter).toBeFocused()
})

test("more results do not take the focus from a field that the reader focused while they were loading", async ({
  page,
}) => {
  await openPage(page, "/search?q=vpc")
  const results = await foundResults(page)
  const shown = await results.count()
  const release = await hold(page, "**/search/*/t*.json")
  await page.getByRole("button", { name: "Load more results" }).press("Enter")
  const field = page.getByRole("searchbox", { name: "Search the documentation" })
  await field.focus()
  release()
  await expect.poll(() => results.count()).toBeGreaterThan(shown)
  await expect(field).toBeFocused()
})

test("the skip link focuses the main landmark, and a click in it does not", async ({ page }) => {
  await openPage(page, docPage)
  const main = page.getByRole("main")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(main).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(main).not.toHaveAttribute("tabindex")
  await page.getByRole("heading", { level: 1 }).click()
  await expect(main).not.toBeFocused()
})

test("the target of a link cannot be focused any more once it has lost the focus", async ({ page }) => {
  await openPage(page, `${sites.workbench}/tabs`)
  await navigate(page, "/images#main")
  const main = page.getByRole("main")
  await expect(main).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(main).not.toHaveAttribute("tabindex")
})

test("closing the search returns the focus to the target of a link", async ({ page }) => {
  const closeSearch = async () => {
    await page.keyboard.press("Escape")
    await expect(searchDialog(page)).toHaveCount(0)
    await page.evaluate(() => new Promise(requestAnimationFrame)) // in which the focus is returned
  }
  await openPage(page, docPage)
  await openSearch(page)
  await closeSearch()
  await expect(page.locator("body")).not.toHaveAttribute("tabindex")

  await navigate(page, `${docPage}#when-neither-model-fits`)
  const target = page.locator("#when-neither-model-fits")
  await expect(target).toBeFocused()
  await openSearch(page)
  await closeSearch()
  await expect(target).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(target).not.toHaveAttribute("tabindex")
})

test("placeholders have the color of muted text", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.addInitScript(() => localStorage.setItem("theme", "dark"))
  await openPage(page, service)
  const [placeholder, muted] = await page
    .getByRole("searchbox", { name: "Filter by name or text" })
    .evaluate((field) => {
      const probe = document.createElement("span")
      probe.style.color = "var(--color-text-muted)"
      field.after(probe)
      return [getComputedStyle(field, "::placeholder").color, getComputedStyle(probe).color]
    })
  expect(placeholder).toBe(muted)
})
