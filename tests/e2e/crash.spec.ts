import { expect, type Locator, test } from "@playwright/test"
import { sites } from "./sites"

const breaking = `${sites.handbook}/boom`

test("a component that throws is replaced by the crash page within the layout, and Try again renders it again", async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem("break", sessionStorage.getItem("break") ?? "yes"))
  await page.goto(breaking)
  const crash = page.getByRole("main").getByRole("heading", { level: 1, name: "This page crashed." })
  await expect(crash).toBeVisible()
  await expect(page.getByRole("main")).toContainText("The fuse blew.")
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()

  const view = crash.locator("..")
  await expect(view).toHaveCSS("font-size", "20px")
  expect((await view.boundingBox())?.height).toBe(450) // half of the window's 900

  const again = page.getByRole("button", { name: "Try again" })
  await again.press("Enter")
  await expect(crash).toBeVisible()
  await expect(page.getByRole("main")).toBeFocused()
  await page.evaluate(() => sessionStorage.setItem("break", ""))
  await again.press("Enter")
  await expect(page.getByText("The component is whole.")).toBeVisible()
  await expect(page.getByRole("main")).toBeFocused()
})

test("in a low window, the content of a crash stays within the main landmark", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 }) // as at 400 % zoom
  await page.addInitScript(() => sessionStorage.setItem("break", "yes"))
  await page.goto(breaking)
  const heading = page.getByRole("heading", { level: 1, name: "This page crashed." })
  await expect(heading).toBeVisible()
  const edges = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN }
    return { top: y, bottom: y + height }
  }
  const main = await edges(page.getByRole("main"))
  expect((await edges(heading)).top).toBeGreaterThan(main.top)
  expect((await edges(page.getByRole("button", { name: "Try again" }))).bottom).toBeLessThan(main.bottom)
})

test("after the crash of a page, other pages can be opened", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("break", "yes"))
  await page.goto(breaking)
  await expect(page.getByRole("heading", { level: 1, name: "This page crashed." })).toBeVisible()
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" }).click()
  await expect(page).toHaveURL(/guides/)
  await expect(page.getByRole("heading", { name: "This page crashed." })).toHaveCount(0)
})

test("if the layout throws, the page shows only the crash page", async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) => {
      if (query === "(width > 62.25em)" && !sessionStorage.getItem("fixed"))
        throw new Error("No such window.")
      return matchMedia.call(window, query)
    }
  })
  await page.goto(`${sites.handbook}/intro/start`)
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 1, name: "This page crashed." })).toBeVisible()
  await expect(page.getByText("No such window.")).toBeVisible()
  await expect(page.getByRole("banner")).toHaveCount(0)

  await page.evaluate(() => sessionStorage.setItem("fixed", "yes"))
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("banner")).toBeVisible()
})
