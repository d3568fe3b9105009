import { expect, type Page, test } from "@playwright/test"
import { hold } from "./hold"
import { openPage, untilDefined } from "./open-page"
import { sites } from "./sites"

test.use({ baseURL: sites.workbench })

const buttons = (page: Page) => page.getByRole("button", { name: "Zoom image" })
const zoomed = (page: Page) => page.getByRole("dialog", { name: "Zoomed image" })
/** A whole second of the clock, later than anything that a page has waited for. */
const later = () => Date.now() + 600_000

/** Opens the page of images, ready to be zoomed. */
async function open(page: Page) {
  await openPage(page, "/images")
  await expect(buttons(page)).toHaveCount(2)
}

test("images can be zoomed after a second, except those with the class `no-zoom`, in emphasis or in a link", async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, "/tabs")
  await page.clock.pauseAt(later())
  await page.getByRole("article").getByRole("link", { name: "images" }).click()
  // Changing the page takes a few ticks of the clock, which must not take much of the second that begins with it.
  const heading = page.getByRole("heading", { level: 1, name: "Images" })
  const isShown = async () => {
    await page.clock.runFor(10)
    return heading.isVisible()
  }
  await expect.poll(isShown, { intervals: [50] }).toBe(true)
  await untilDefined(page) // the second begins once the element is defined
  const end = page.getByRole("heading", { name: "Room to scroll" })
  const place = await end.boundingBox()

  await page.clock.runFor(900)
  await expect(buttons(page)).toHaveCount(0)
  await page.clock.runFor(100)

  await expect(buttons(page)).toHaveCount(2)
  for (const name of ["Left alone", "In emphasis", "In a link"]) {
    const image = page.getByRole("img", { name, exact: true })
    await expect(image).toHaveCount(1)
    await expect(page.locator("span", { has: image }).getByRole("button")).toHaveCount(0)
  }
  expect(await end.boundingBox()).toEqual(place)
})

test("in print, a zoomed image is in its normal position", async ({ page }) => {
  await open(page)
  const image = page.getByRole("article").getByAltText("Plan of a network")
  await buttons(page).first().click()
  await expect(zoomed(page)).toBeVisible()
  await expect(image).toHaveCSS("visibility", "hidden")
  await page.emulateMedia({ media: "print" })
  await expect(image).toHaveCSS("visibility", "visible")
})

test("an image can be opened and closed by keyboard, which returns the focus", async ({ page }) => {
  await open(page)
  const button = buttons(page).first()
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(zoomed(page).getByRole("button", { name: "Close zoomed image" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(zoomed(page)).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.locator("article doc-zoom img").first()).toBeVisible()
  await page.keyboard.press("Space")
  await page.keyboard.press("Enter")
  await expect(zoomed(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test("a click on the image, and one on the space beside it, closes it", async ({ page }) => {
  await open(page)
  for (const [x, y] of [
    [720, 450],
    [4, 4],
  ] as const) {
    await buttons(page).first().click()
    await expect(zoomed(page)).toBeVisible()
    await page.mouse.click(x, y)
    await expect(zoomed(page)).toBeHidden()
  }
})

test("a photograph fits the window, no larger than it was taken, and a drawing fills it", async ({
  page,
}) => {
  await open(page)
  for (const [index, width, height] of [
    [0, 1389, 868],
    [1, 1408, 704],
  ] as const) {
    await buttons(page).nth(index).click()
    const image = zoomed(page).getByRole("img")
    await expect(image).toHaveAccessibleName(/of a network$/)
    await expect.poll(async () => Math.round((await image.boundingBox())?.width ?? 0)).toBe(width)
    await expect.poll(async () => Math.round((await image.boundingBox())?.height ?? 0)).toBe(height)
    await page.keyboard.press("Escape")
    await expect(zoomed(page)).toBeHidden()
  }
})

test("an image that is still loading is zoomed to the size that it will have", async ({ page }) => {
  const release = await hold(page, /\.(?:webp|avif|png|jpe?g)$/)
  await open(page)
  await buttons(page).first().click()
  const image = zoomed(page).getByRole("img")
  await expect.poll(async () => Math.round((await image.boundingBox())?.width ?? 0)).toBe(1389)
  await expect.poll(async () => Math.round((await image.boundingBox())?.height ?? 0)).toBe(868)
  release()
})

test("a zoomed image closes 150 ms after the page was scrolled by more than 40 px", async ({ page }) => {
  await page.clock.install()
  await open(page)
  await buttons(page).first().scrollIntoViewIfNeeded()
  await page.clock.pauseAt(later())
  const start = await page.evaluate(() => window.scrollY)
  const scrolled = () => page.evaluate((from) => window.scrollY - from, start)
  await buttons(page).first().click()
  await expect(zoomed(page)).toBeVisible()

  await page.mouse.wheel(0, 40)
  await expect.poll(scrolled).toBe(40)
  await page.clock.runFor(1000)
  await expect(zoomed(page)).toBeVisible()

  await page.mouse.wheel(0, 1)
  await expect.poll(scrolled).toBe(41)
  await page.clock.runFor(149)
  await expect(zoomed(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(zoomed(page)).toBeHidden()
})

test("the space around a zoomed image has the background color of the color mode", async ({ page }) => {
  await open(page)
  for (const mode of ["light", "dark"]) {
    if (mode === "dark") await page.getByRole("button", { name: "Switch to dark mode" }).click()
    await buttons(page).first().click()
    const [around, paper] = await zoomed(page).evaluate((dialog) => [
      getComputedStyle(dialog, "::backdrop").backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ])
    expect(around).toBe(paper)
    const lightness = Number(/^oklch\(([\d.]+)/.exec(around ?? "")?.[1])
    expect(lightness > 0.5 ? "light" : "dark").toBe(mode)
    await page.keyboard.press("Escape")
    await expect(zoomed(page)).toBeHidden()
  }
})

test("the animation takes 150 ms, and none for readers who want less motion", async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    const times: unknown[] = []
    Object.assign(window, { times })
    Element.prototype.animate = function (frames, options) {
      times.push((options as KeyframeAnimationOptions).duration)
      return animate.call(this, frames, options)
    }
  })
  await open(page)
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion })
    await buttons(page).first().click()
    await page.keyboard.press("Escape")
    await expect(zoomed(page)).toBeHidden()
  }
  expect(await page.evaluate(() => (window as unknown as { times: unknown[] }).times)).toEqual([
    150, 150, 0, 0,
  ])
})

test("leaving the page closes a zoomed image", async ({ page }) => {
  await openPage(page, "/tabs")
  await page.getByRole("article").getByRole("link", { name: "images" }).click()
  await buttons(page).first().click()
  await expect(zoomed(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: "Tabs" })).toBeVisible()
  await expect(zoomed(page)).toBeHidden()
})
