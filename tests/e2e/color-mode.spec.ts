import { expect, type Locator, type Page, test } from "@playwright/test"
import { accessibilityFaults } from "./accessibility"
import { openPage, reloadPage } from "./open-page"
import { sites } from "./sites"

const docPage = "/intro/overview/how-it-works"
const followingPage = `${sites.handbook}/intro/start`

const frameColor = (page: Page) =>
  page.locator("meta[name=theme-color]").evaluate((meta) => meta.getAttribute("content"))

async function expectMode(page: Page, mode: "light" | "dark") {
  await expect(page.locator("html")).toHaveAttribute("data-theme", mode)
  await expect(page.locator("html")).toHaveCSS("color-scheme", mode)
  await expect.poll(() => frameColor(page)).toBe(mode === "dark" ? "#101318" : "#f8f8f5")
}

test.describe("a site that ignores the color scheme of the system", () => {
  test.use({ colorScheme: "dark" })

  test("is in light mode until the reader chooses a mode", async ({ page }) => {
    await openPage(page, docPage)
    await expectMode(page, "light")
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull()
    await page.emulateMedia({ colorScheme: "light" })
    await page.emulateMedia({ colorScheme: "dark" })
    await expectMode(page, "light")
  })
})

test("a mode in the address applies, and is not stored", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"))
  await openPage(page, `${docPage}?docusaurus-theme=dark`)
  await expectMode(page, "dark")
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light")
})

test("changes the mode in other tabs, too", async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const page of [one, other]) await openPage(page, docPage)
  await one.getByRole("button", { name: "Switch to dark mode" }).click()
  await expectMode(one, "dark")
  await expectMode(other, "dark")
})

test.describe("a site that follows the color scheme of the system", () => {
  test("has the mode of the system, also when that changes, until the reader chooses a mode", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    await openPage(page, followingPage)
    await expectMode(page, "dark")
    await page.emulateMedia({ colorScheme: "light" })
    await expectMode(page, "light")
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull()

    await page.getByRole("button", { name: "Switch to dark mode" }).click()
    await expectMode(page, "dark")
    await page.emulateMedia({ colorScheme: "dark" })
    await page.emulateMedia({ colorScheme: "light" })
    await expectMode(page, "dark")
    await reloadPage(page)
    await expectMode(page, "dark")
  })
})

test("with reduced motion, nothing is animated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openPage(page, docPage)
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
        const isMoving = transitionDuration.split(", ").some((duration) => parseFloat(duration) > 0)
        return isMoving || (animationName !== "none" && parseFloat(animationDuration) > 0)
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(moving).toEqual([])
})

test("with forced colors, the mode switch and the current page can be distinguished", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await openPage(page, docPage)
  const current = page.getByRole("navigation", { name: "Docs sidebar" }).locator('[aria-current="page"]')
  await expect(current).toBeVisible()
  expect(await current.evaluate((link) => getComputedStyle(link).fontWeight)).not.toBe("400")
  const ownTitle = page.getByRole("navigation", { name: "Breadcrumbs" }).locator('[aria-current="page"]')
  await expect(ownTitle).toHaveCSS("forced-color-adjust", "auto") // not the colors of a selection
  await page.getByRole("button", { name: "Switch to dark mode" }).click()
  await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeVisible()
})

test("with forced colors on a light and on a dark background, all text can be read", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  const paper = () => page.locator("html").evaluate((root) => getComputedStyle(root).backgroundColor)
  await openPage(page, "/")
  const plan = page.getByRole("group", { name: /^Accounts/ })
  const fill = (selector: string) =>
    plan
      .locator(selector)
      .last()
      .evaluate((shape) => getComputedStyle(shape).fill)
  const logo = page.getByRole("banner").getByRole("link", { name: "Gruntwork Docs" }).locator("img")
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme })
    expect(await fill("rect"), colorScheme).toBe(await paper())
    expect(await fill("text"), colorScheme).not.toBe(await paper())
    await expect(logo.filter({ visible: true })).toHaveAttribute(
      "src",
      colorScheme === "dark" ? "/img/logo-dark.svg" : "/img/logo.svg",
    )
    expect(await accessibilityFaults(page, { rules: ["color-contrast"] }), colorScheme).toEqual([])
  }

  await openPage(page, "/intro/first-deployment/deploy")
  const borders = () =>
    page
      .getByRole("tab", { selected: false })
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).borderBlockEndColor))
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme })
    expect(await accessibilityFaults(page, { rules: ["color-contrast"] }), colorScheme).toEqual([])
    expect(new Set(await borders()), colorScheme).toEqual(new Set([await paper()]))
  }
})

test("with forced colors, the selected filter and the selected hit of the search have an outline", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  await openPage(page, docPage)
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox", { name: "Search the documentation" }).fill("vpc")
  const filter = page.getByRole("group", { name: "Search in" })
  const chosen = [filter.getByRole("button", { pressed: true }), page.getByRole("option", { selected: true })]
  for (const part of chosen) await expect(part).toHaveCSS("outline-style", "solid")
  const others = [
    filter.getByRole("button", { pressed: false }).first(),
    page.getByRole("option", { selected: false }).first(),
  ]
  for (const part of others) await expect(part).toHaveCSS("outline-style", "none")
  await expect(others[1]!).toHaveCSS("border-inline-start-width", "0px")
})

test("with forced colors, a control that is disabled has the system's color for that", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await openPage(page, "/discussions/knowledge-base")
  const clear = page.getByRole("button", { name: "Clear" })
  const colorOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).color)
  await expect(clear).toBeDisabled()
  const disabled = await colorOf(clear)
  await page.getByRole("combobox", { name: "Kind" }).selectOption("Concept")
  await expect(clear).toBeEnabled()
  expect(await colorOf(clear)).not.toBe(disabled)

  await openPage(page, "/search?q=kubergrunt")
  const filters = page.getByRole("group", { name: "Kind" })
  await expect(filters.locator('[aria-disabled="true"]').first()).toHaveCSS("color", disabled)
  await expect(filters.locator('[aria-disabled="true"] small').first()).toHaveCSS("color", disabled)
  await expect(filters.locator('[aria-disabled="false"]').first()).not.toHaveCSS("color", disabled)
})

test("with forced colors, which remove shadows, the table of contents above the text has an outline", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.emulateMedia({ forcedColors: "active" })
  await openPage(page, docPage)
  const bar = page.getByRole("navigation", { name: "On this page" })
  await expect(bar).toHaveCSS("box-shadow", "none")
  await expect(bar).toHaveCSS("outline-style", "solid")
  const [outline, text] = await bar.evaluate((element) => {
    const { outlineColor, color } = getComputedStyle(element)
    return [outlineColor, color]
  })
  expect(outline).toBe(text)
})

test("with forced colors, filled buttons are excluded from color adjustment, which would hide their labels", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  await openPage(page, "/reference/check")
  const check = page.getByRole("button", { name: "Check", exact: true })
  await expect(check).toHaveCSS("forced-color-adjust", "none")
  await openPage(page, `${sites.workbench}/guides/commands`)
  await page.getByRole("button", { name: "My values" }).click()
  const use = page.getByRole("dialog").getByRole("button", { name: "Use these values" })
  await expect(use).toHaveCSS("forced-color-adjust", "none")
})

test("with forced colors, which remove shadows, the cells of a service's facts and of a page's footer have an outline", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  await openPage(page, "/reference/services/app-orchestration/lambda")
  const cells = [
    page.locator("main dl > div").filter({ has: page.getByText("Module", { exact: true }) }),
    page.getByText(/^Last updated/),
  ]
  for (const cell of cells) {
    await expect(cell).toHaveCSS("box-shadow", "none")
    await expect(cell).toHaveCSS("outline-style", "solid")
  }
})
