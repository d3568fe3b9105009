import { expect, test } from "@playwright/test"
import { faultsInBothModes } from "./accessibility"
import { openPage } from "./open-page"
import { sites } from "./sites"

const docPage = "/intro/overview/how-it-works"

// Elements that an action of the reader opens. The dialogs for subscribers, values and results are tested in their own specs.
test.describe("axe finds no faults with", () => {
  test("the More menu open", async ({ page }) => {
    await openPage(page, docPage)
    const more = page.getByRole("button", { name: "More", exact: true })
    await more.focus()
    await page.keyboard.press("Enter")
    await expect(more).toHaveAttribute("aria-expanded", "true")
    expect(await faultsInBothModes(page)).toEqual([])
  })

  test("the menu of small windows open", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, docPage)
    await page.getByRole("button", { name: "Open navigation" }).click()
    const menu = page.getByRole("dialog", { name: "Navigation" })
    await expect(menu.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible()
    expect(await faultsInBothModes(page)).toEqual([])
    await menu.getByRole("button", { name: /Back to main menu/ }).click()
    await expect(menu.getByRole("link", { name: "Courses" }).first()).toBeVisible()
    expect(await faultsInBothModes(page)).toEqual([])
  })

  test("the contents of small windows open", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, docPage)
    const bar = page.getByRole("navigation", { name: "On this page" })
    await bar.getByText("On this page").click()
    await expect(bar.getByRole("navigation", { name: "Table of contents" })).toBeVisible()
    expect(await faultsInBothModes(page)).toEqual([])
  })

  test("saved searches open", async ({ page }) => {
    await openPage(page, docPage)
    await page.keyboard.press("Control+k")
    const search = page.getByRole("dialog", { name: "Search" })
    await search.getByRole("combobox").fill("vpc peering")
    await expect(search.getByRole("option").first()).toBeVisible()
    await search.getByRole("combobox").press("Enter")
    await expect(search).toBeHidden()
    await page.keyboard.press("Control+k")
    await expect(search.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveCount(1)
    expect(await faultsInBothModes(page)).toEqual([])
    await search.getByRole("button", { name: /^Add to favorites/ }).click()
    await expect(search.getByRole("group", { name: "Favorites" }).getByRole("option")).toHaveCount(1)
    expect(await faultsInBothModes(page)).toEqual([])
  })

  test("an image zoomed", async ({ page }) => {
    await openPage(page, `${sites.workbench}/images`)
    await page.getByRole("button", { name: "Zoom image" }).first().click()
    await expect(page.getByRole("dialog", { name: "Zoomed image" })).toBeVisible()
    expect(await faultsInBothModes(page)).toEqual([])
  })
})
