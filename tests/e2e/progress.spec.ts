import { expect, test } from "@playwright/test"
import { openPage } from "./open-page"

const guide = "/guides/build-it-yourself/landing-zone/deployment-walkthrough"
const first = `${guide}/pre-requisites`
const second = `${guide}/prepare-your-infrastructure-live-repository`

test("a walkthrough shows the number of the step, and the browser remembers completed steps", async ({
  page,
}) => {
  const sent: string[] = []
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url())
  })
  await openPage(page, second)
  const article = page.getByRole("article")
  await expect(article.getByText(/^Step 2 of \d+/)).toBeVisible()
  const done = article.getByRole("checkbox", { name: "Step 2 is done" })
  await expect(done).not.toBeChecked()

  await done.check()
  await expect(article.getByText(/^Step 2 of \d+\s*1 done/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("docs.progress"))).toBe(JSON.stringify([second]))

  await openPage(page, first)
  await expect(article.getByText(/^Step 1 of \d+\s*1 done/)).toBeVisible()
  await expect(article.getByRole("checkbox", { name: "Step 1 is done" })).not.toBeChecked()

  await openPage(page, second)
  await expect(done).toBeChecked()
  await done.uncheck()
  await expect(article.getByText(/\d+ done$/)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem("docs.progress"))).toBeNull()
  expect(sent).toEqual([])
})

test("another tab shows completed steps, too", async ({ page, context }) => {
  await openPage(page, first)
  const other = await context.newPage()
  await openPage(other, second)

  await other.getByRole("checkbox", { name: "Step 2 is done" }).check()

  await expect(page.getByText(/^Step 1 of \d+\s*1 done/)).toBeVisible()
})

test("a step is not marked as done if that cannot be stored", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    }
  })
  await openPage(page, second)
  const done = page.getByRole("checkbox", { name: "Step 2 is done" })
  await expect(done).toBeEnabled()
  await done.click()
  await expect(done).not.toBeChecked()
})

test("without JavaScript, a walkthrough shows the number of the step, and no checkbox", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(second)
  await expect(page.getByText(/^Step 2 of \d+/)).toBeVisible()
  await expect(page.getByRole("checkbox", { name: "Step 2 is done" })).toHaveCount(0)
  await context.close()
})
