import { expect, type Locator, test } from "@playwright/test"
import { openPage } from "./open-page"

const section = "/guides/production-framework/"

test("a section's index links to a page with the whole section, which is only meant for printing", async ({
  page,
  request,
}) => {
  await openPage(page, section)
  await page.getByRole("link", { name: "Print the whole section" }).click()
  await expect(page).toHaveURL(/\/guides\/production-framework\/print$/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("the whole section")
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")

  const pages = page.locator(".theme-doc-markdown > ol").getByRole("link")
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

const walkthrough = "/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough"
const compliance = "/guides/build-it-yourself/achieve-compliance"

test("a page's notice about releases is printed, on its own page and on that of its section, whose pages are visibly separated and each start on a new sheet", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" })
  const name = "About this page's releases"
  await openPage(
    page,
    `${compliance}/deployment-walkthrough/deploy-landing-zone-solution/apply-account-baseline-security-to-security-account`,
  )
  const title = await page.getByRole("heading", { level: 1 }).innerText()
  const notice = page.getByRole("complementary", { name })
  await expect(notice).toBeVisible()
  const text = (await notice.textContent()) ?? ""

  await openPage(page, `${compliance}/print`)
  const part = page.getByRole("region", { name: title, exact: true })
  await expect(part.getByRole("complementary", { name })).toHaveText(text)
  await expect(part.getByRole("complementary", { name })).toBeVisible()

  await page.emulateMedia({ media: null })
  const parts = page.getByRole("article").locator("section:has(> h2)")
  const places = await parts.evaluateAll((all) =>
    all.map((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return { top, bottom, breakBefore: getComputedStyle(part).breakBefore }
    }),
  )
  expect(places.length).toBeGreaterThan(5)
  for (const [position, { top, breakBefore }] of places.entries()) {
    expect(breakBefore).toBe("page")
    expect(top - (places[position - 1]?.bottom ?? 0)).toBeGreaterThanOrEqual(32)
  }
})

test("in print, text, code and drawings are as wide as the sheet, code is smaller than text, and pages break within long code, but not after a heading or the label of a tab", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 }) // less than the drawing's own width
  await page.emulateMedia({ media: "print" })
  await openPage(page, "/reference/services/data-storage/amazon-rds")
  const article = page.getByRole("article")
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width
  const sheet = await widthOf(article)
  expect(await widthOf(article.getByText("Amazon Relational Database Service"))).toBe(sheet)
  expect(await widthOf(article.getByRole("figure", { name: "main.tf" }))).toBe(sheet)
  const drawing = article.locator(".landscape")
  await expect(drawing).toBeVisible()
  expect(await widthOf(drawing)).toBeLessThanOrEqual(sheet ?? 0)

  const sizeOf = (part: Locator) => part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  expect(await sizeOf(article.locator("pre").first())).toBeLessThan(await sizeOf(article))

  for (const part of [
    article.getByRole("heading", { name: "Production example" }).locator(".."),
    article.locator(".tab-label").first(),
  ])
    await expect(part).toHaveCSS("break-after", "avoid")
  const blocks = await article.locator("figure.code-block").evaluateAll((all) =>
    all.map((block) => ({
      lines: block.querySelectorAll(".code-line").length,
      breaks: getComputedStyle(block).breakInside,
    })),
  )
  expect(blocks.some(({ lines }) => lines >= 25)).toBe(true)
  for (const { lines, breaks } of blocks) expect(breaks).toBe(lines < 25 ? "avoid" : "auto")
})

test("fields and filters are not printed", async ({ page }) => {
  await page.emulateMedia({ media: "print" })
  for (const path of ["/", "/reference/services/", "/discussions/knowledge-base/"]) {
    await openPage(page, path)
    await expect(page.locator("input:visible, select:visible")).toHaveCount(0)
  }
})

test("heads of tables and the ends of lines in file trees need no background, which is not printed", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" })
  await openPage(page, `${walkthrough}/deploy-the-eks-cluster`)
  const article = page.getByRole("article")
  const head = article.getByRole("columnheader").first()
  await expect(head).toHaveCSS("box-shadow", "none")
  await expect(head).not.toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)")
  const ends = await article
    .locator(".file-tree ul > li:last-child")
    .evaluateAll((all) => all.map((item) => getComputedStyle(item, "::after").content))
  expect(ends.length).toBeGreaterThan(3)
  expect(new Set(ends)).toEqual(new Set(["none"]))
  await expect(article.locator(".file-tree ul").first()).toHaveCSS("border-left-width", "0px")
})
