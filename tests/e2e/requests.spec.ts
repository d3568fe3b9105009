import { expect, type Page, test } from "@playwright/test"
import { hold } from "./hold"
import { navigate } from "./navigate"
import { openPage, reloadPage } from "./open-page"
import { sites } from "./sites"

// Requests of pages that overlap, on a small site without links in view that would be fetched ahead.
test.use({ baseURL: sites.workbench })

const start = "/tabs"
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })
const state = (page: Page) => page.getByRole("main")

async function open(page: Page, path = start) {
  await openPage(page, path)
  await page.evaluate(() => void (window.name = "same document"))
}

const isSameDocument = (page: Page) => page.evaluate(() => window.name === "same document")

test("after fifty quick clicks on links, only the last page is shown, once", async ({ page, baseURL }) => {
  await open(page)
  const entries = await page.evaluate(() => history.length)
  const paths = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? "/images" : "/session"))
  await navigate(page, ...paths)
  await expect(page).toHaveURL(`${baseURL}/session`)
  await expect(state(page)).toHaveAttribute("data-route-state", "loaded")
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(baseURL + start)
})

test("going back while a page is loading cancels that page", async ({ page, baseURL }) => {
  await open(page, "/images")
  await navigate(page, start)
  await expect(page).toHaveURL(baseURL + start)
  await expect(state(page)).toHaveAttribute("data-route-state", "loaded")
  const data = "**/page-data/session/page-data.json*"
  const release = await hold(page, data)
  await navigate(page, "/session")
  await expect(state(page)).toHaveAttribute("data-route-state", "loading")
  await page.goBack()
  await expect(page).toHaveURL(`${baseURL}/images`)
  await expect(state(page)).toHaveAttribute("data-route-state", "loaded")

  const late = page.waitForResponse(data)
  release()
  await (await late).finished()
  await navigate(page, start)
  await expect(page).toHaveURL(baseURL + start)
  expect(await isSameDocument(page)).toBe(true)
})

test("going back, and forward while the previous page is loading, keeps the current page", async ({
  page,
  baseURL,
}) => {
  await open(page, "/images")
  await navigate(page, start)
  await expect(page).toHaveURL(baseURL + start)
  await reloadPage(page)
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
  const data = "**/page-data/images/page-data.json*"
  const release = await hold(page, data)
  await page.goBack()
  await expect(state(page)).toHaveAttribute("data-route-state", "loading")
  await page.goForward()
  await expect(state(page)).toHaveAttribute("data-route-state", "loaded")
  const late = page.waitForResponse(data)
  release()
  await (await late).finished()
  await expect(page).toHaveURL(baseURL + start)
  await expect(heading(page, title)).toBeVisible()
})

test("back and forward within a page restore the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await open(page)
  const position = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => {
    window.scrollTo(0, 150)
    const target = document.querySelector("footer")!
    target.id = "end"
  })
  await expect.poll(position).toBe(150)
  await page.evaluate(() => void requestAnimationFrame(() => (window.location.hash = "#end")))
  await expect.poll(position).toBeGreaterThan(150)
  await page.goBack()
  await expect.poll(position).toBe(150)
  await page.goForward()
  await expect.poll(position).toBeGreaterThan(150)
})

test("without a global that the site needs, Gatsby's own navigation is used", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    let loader: object | undefined
    Object.defineProperty(window, "___loader", {
      get: () => loader,
      set: (value: { loadPage: unknown }) => {
        const { loadPage: _, ...rest } = value
        loader = rest
      },
    })
  })
  await open(page)
  await navigate(page, "/images")
  await expect(page).toHaveURL(`${baseURL}/images`)
  await expect(page.getByRole("button", { name: "Zoom image" }).first()).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})
