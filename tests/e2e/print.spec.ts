import { expect, test } from "@playwright/test"
import { openPage } from "./open-page"

const section = "/guides/production-framework/"

test("a section's index leads to a page that shows all of it, for paper alone", async ({ page, request }) => {
  await openPage(page, section)
  await page.getByRole("link", { name: "Print the whole section" }).click()
  await expect(page).toHaveURL(/\/guides\/production-framework\/print$/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("the whole section")
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")

  const pages = page.locator(".markdown > ol").getByRole("link")
  const titles = await pages.allInnerTexts()
  expect(titles.length).toBeGreaterThan(15)
  expect(await page.getByRole("article").getByRole("heading", { level: 2 }).count()).toBe(titles.length)
  const ids = await page.evaluate(() => Array.from(document.querySelectorAll("article [id]"), ({ id }) => id))
  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([])
  const targets = await page
    .getByRole("article")
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)))
  expect(targets.filter((target) => !ids.includes(decodeURIComponent(target)))).toEqual([])
  const outside = await page
    .getByRole("article")
    .locator(`section a[href^="${section}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  expect(outside).toEqual([])

  const sitemap = await (await request.get("/sitemap-0.xml")).text()
  expect(sitemap).not.toContain("/print<")
  expect((await request.get("/guides/print")).status(), "a section that is too long").toBe(404)
})
