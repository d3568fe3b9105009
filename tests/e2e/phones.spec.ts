import { expect, test } from "@playwright/test"

const docPage = "/intro/overview/how-it-works"
const service = "/reference/services/networking/virtual-private-cloud-vpc"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

for (const path of [docPage, service])
  test(`the contents of ${path} stay in sight and lead to a heading`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" })
    const bar = page.getByRole("navigation", { name: "On this page" })
    for (const place of [600, 1800, 1700]) {
      await page.evaluate((top) => window.scrollTo(0, top), place)
      await expect(bar).toBeInViewport({ ratio: 1 })
    }
    await bar.getByText("On this page").click()
    const contents = bar.getByRole("navigation", { name: "Table of contents" })
    const link = contents.getByRole("link").last()
    const id = ((await link.getAttribute("href")) ?? "").slice(1)
    await link.click()
    await expect(contents).toBeHidden()
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 })
    const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
    const top = await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(bottom)
  })

test("the announcement takes one or two lines", async ({ page }) => {
  await page.goto(docPage)
  const lines = await page
    .getByRole("region", { name: "Announcement" })
    .locator("p, div")
    .last()
    .evaluate((text) => {
      const { height } = text.getBoundingClientRect()
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(text)
      return (
        (height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
        Number.parseFloat(lineHeight)
      )
    })
  expect(Math.round(lines)).toBeLessThanOrEqual(2)
})

test("the anchor of a heading stands beside it, and is large enough for a finger", async ({ page }) => {
  await page.goto(service, { waitUntil: "networkidle" }) // its headings are single words: none takes two lines
  const anchor = page.locator(".markdown .heading-anchor .hash-link").first()
  const gap = await anchor.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link.previousElementSibling!)
    const heading = range.getBoundingClientRect()
    return link.getBoundingClientRect().left - heading.right
  })
  expect(gap).toBeLessThan(24)
  const size = await anchor.evaluate((link) => {
    const { width, height } = getComputedStyle(link, "::after")
    return [width, height].map(Number.parseFloat)
  })
  for (const side of size) expect(side).toBeGreaterThanOrEqual(24)
})
