import { expect, type Page, test } from "@playwright/test"
import { hold } from "./hold"
import { isLeftToBrowser } from "./key-press"
import { navigate } from "./navigate"
import { openPage, reloadPage } from "./open-page"
import { scrollToEnd } from "./scroll"
import { sites } from "./sites"

test.use({ baseURL: sites.workbench })

/** The tabs of a name, in every set of the page. */
const tabs = (page: Page, name: string) => page.getByRole("tab", { name, exact: true })
const panels = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true })
const stored = (page: Page, group: string) =>
  page.evaluate((key) => localStorage.getItem(key), `docusaurus.tab.${group}`)

async function open(page: Page, address = "/tabs") {
  await openPage(page, address)
}

/** Expects that every set that has a tab of the name shows it. */
async function expectShown(page: Page, name: string, sets: number) {
  await expect(tabs(page, name)).toHaveCount(sets)
  for (const tab of await tabs(page, name).all()) await expect(tab).toHaveAttribute("aria-selected", "true")
  for (const panel of await panels(page, name).all()) await expect(panel).toBeVisible()
  await expect(panels(page, name)).toHaveCount(sets)
}

test("a selected tab is selected in all sets of its group, stored, and added to the address", async ({
  page,
}) => {
  await open(page)
  await expectShown(page, "Terraform", 2)
  await expectShown(page, "Linux", 1)

  await tabs(page, "OpenTofu").first().click()
  await tabs(page, "Windows").click()

  await expectShown(page, "OpenTofu", 2)
  await expect(panels(page, "Terraform")).toHaveCount(0)
  await expectShown(page, "Windows", 1)
  expect(await stored(page, "iac-tool")).toBe("opentofu")
  expect(await stored(page, "system")).toBe("windows")
  expect(new URL(page.url()).search).toBe("?iac-tool=opentofu&system=windows")

  await open(page)
  await expectShown(page, "OpenTofu", 2)
  await expectShown(page, "Windows", 1)
})

test("a selected tab is selected in other browser tabs, too, and in their address if that names a tab", async ({
  context,
}) => {
  const [one, other, named] = [await context.newPage(), await context.newPage(), await context.newPage()]
  for (const page of [one, other]) await open(page)
  await open(named, "/tabs?system=linux")
  await tabs(one, "OpenTofu").first().click()
  await tabs(one, "Windows").click()
  for (const page of [other, named]) {
    await expectShown(page, "OpenTofu", 2)
    await expectShown(page, "Windows", 1)
    await expect(page.getByRole("radio", { name: "OpenTofu" })).toBeChecked()
  }
  expect(new URL(other.url()).search).toBe("")
  expect(new URL(named.url()).search).toBe("?system=windows")
})

test("the address has priority over the storage, and an unknown value is ignored", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("docusaurus.tab.iac-tool", "terraform")
    localStorage.setItem("docusaurus.tab.system", "macos")
  })
  await open(page, "/tabs?iac-tool=opentofu&system=beos")
  await expectShown(page, "OpenTofu", 2)
  await expectShown(page, "macOS", 1)
})

test("a tool that is chosen in the header is added to the address only if that names a tab", async ({
  page,
}) => {
  const tools = page.getByRole("radiogroup", { name: "Tool" })
  await open(page, "/tabs?iac-tool=terraform")
  await tools.getByRole("radio", { name: "OpenTofu" }).check()
  await expectShown(page, "OpenTofu", 2)
  expect(new URL(page.url()).search).toBe("?iac-tool=opentofu")

  await open(page)
  await tools.getByRole("radio", { name: "Terraform" }).check()
  await expectShown(page, "Terraform", 2)
  expect(new URL(page.url()).search).toBe("")
})

test("a link with a tab in its query selects the tab", async ({ page }) => {
  await open(page)
  await page.getByRole("link", { name: "show everything for OpenTofu" }).click()
  await expect(page).toHaveURL(/\?iac-tool=opentofu$/)
  await expectShown(page, "OpenTofu", 2)
})

test("going back to an address with a tab selects the tab again", async ({ page }) => {
  await open(page, "/tabs?iac-tool=terraform")
  await page.getByRole("link", { name: "show everything for OpenTofu" }).click()
  await expect(page).toHaveURL(/\?iac-tool=opentofu$/)
  await expectShown(page, "OpenTofu", 2)
  await page.goBack()
  await expect(page).toHaveURL(/\?iac-tool=terraform$/)
  await expectShown(page, "Terraform", 2)
})

test("while the page of another history entry loads, its address does not change the tabs, and a selected tab does not change its address", async ({
  page,
}) => {
  const earlier = `${sites.workbench}/images?system=windows#opentofu-state`
  await openPage(page, earlier)
  await navigate(page, "/tabs")
  await expect(page.getByRole("heading", { level: 1, name: "Tabs" })).toBeVisible()
  await reloadPage(page)
  const release = await hold(page, "**/page-data/images/page-data.json*")
  await page.goBack()
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loading")
  await expectShown(page, "Linux", 1)
  await expectShown(page, "Terraform", 2)

  await tabs(page, "macOS").click()
  await expectShown(page, "macOS", 1)
  await expect(page).toHaveURL(earlier)
  release()
  await expect(page.getByRole("heading", { level: 1, name: "Images" })).toBeVisible()
  await expect(page).toHaveURL(earlier)
})

test("a selected tab is added to an address that has been normalized", async ({ page }) => {
  await open(page, "/tabs/index.html")
  await tabs(page, "Windows").click()
  await expect(page).toHaveURL(`${sites.workbench}/tabs?system=windows`)
})

test("on load, an anchor inside a hidden tab opens the tab and is scrolled into view", async ({ page }) => {
  await open(page, "/tabs#opentofu-state")
  await expectShown(page, "OpenTofu", 2)
  await expect(page.getByRole("heading", { name: "OpenTofu state" })).toBeInViewport()
})

test("going back to a page whose anchor is in a hidden tab restores the scroll position", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 })
  await open(page, "/tabs#opentofu-state")
  await expect(page.getByRole("heading", { name: "OpenTofu state" })).toBeInViewport()
  const position = () => page.evaluate(() => Math.round(window.scrollY))
  await scrollToEnd(page)
  const left = await position()
  const link = page.getByRole("article").getByRole("link", { name: "images" })
  await link.evaluate((element: HTMLAnchorElement) => element.click()) // Playwright would scroll to it
  await expect(page.getByRole("heading", { level: 1, name: "Images" })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("heading", { name: "OpenTofu state" })).toBeAttached()
  await expect.poll(position).toBe(left)
})

test("a link to an anchor inside a hidden tab opens it, each time it is followed", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 })
  await open(page)
  const heading = page.getByRole("heading", { name: "OpenTofu state" })
  const link = page.getByRole("link", { name: "the OpenTofu state" })
  await link.click()
  await expect(heading).toBeInViewport()

  await tabs(page, "Terraform").first().click()
  await expect(heading).toBeHidden()
  await link.click()
  await expect(heading).toBeInViewport()
})

test("a changed fragment opens the tab that contains its anchor", async ({ page }) => {
  await open(page)
  await page.evaluate(() => (window.location.hash = "opentofu-state"))
  await expect(page.getByRole("heading", { name: "OpenTofu state" })).toBeInViewport()
})

test("arrows, Home and End move between tabs, Enter and Space choose", async ({ page }) => {
  await open(page)
  const [linux, macos, windows] = ["Linux", "macOS", "Windows"].map((name) => tabs(page, name))
  await linux!.focus()
  for (const [key, focused] of [
    ["ArrowRight", macos],
    ["End", windows],
    ["ArrowRight", linux],
    ["ArrowLeft", windows],
    ["Home", linux],
    ["ArrowRight", macos],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused!).toBeFocused()
  }
  await expect(macos!).toHaveAttribute("aria-selected", "false")
  await page.keyboard.press("Enter")
  await expectShown(page, "macOS", 1)
  await page.keyboard.press("End")
  await page.keyboard.press("Space")
  await expectShown(page, "Windows", 1)
})

test("a shortcut of the browser is not handled while a tab has the focus", async ({ page }) => {
  await open(page)
  const macos = tabs(page, "macOS")
  await macos.focus()
  for (const shortcut of [
    { key: "ArrowLeft", altKey: true },
    { key: "ArrowLeft", metaKey: true },
    { key: "Home", ctrlKey: true },
    { key: "End", shiftKey: true },
  ])
    expect(await isLeftToBrowser(macos, shortcut), JSON.stringify(shortcut)).toBe(true)
  await expect(macos).toBeFocused()
  expect(await isLeftToBrowser(macos, { key: "Home" })).toBe(false)
})

test("only the selected tab can be reached with Tab, and its panel is next", async ({ page }) => {
  await open(page)
  await tabs(page, "macOS").click()
  await page.keyboard.press("Tab")
  await expect(panels(page, "macOS")).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(tabs(page, "macOS")).toBeFocused()
})

test("the clicked tab does not move while sets above it change their height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 })
  await open(page)
  const tab = tabs(page, "OpenTofu").last()
  await tab.scrollIntoViewIfNeeded()
  const article = page.getByRole("article")
  const [top, height] = [(await tab.boundingBox())!.y, (await article.boundingBox())!.height]

  await tab.click()

  await expectShown(page, "OpenTofu", 2)
  expect((await article.boundingBox())!.height).toBeGreaterThan(height + 100)
  expect(Math.abs((await tab.boundingBox())!.y - top)).toBeLessThan(1)
})

test("in print, every panel is below its label", async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: "print" })
  for (const text of ["Install Terraform.", "Install OpenTofu.", "Everything runs on Windows."])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.locator(".tab-label", { hasText: "Windows" })).toBeVisible()
})

test("without JavaScript, every panel is shown below its label", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sites.workbench })
  const page = await context.newPage()
  await page.goto("/tabs")
  for (const text of ["Install Terraform.", "Install OpenTofu.", "Everything runs on Windows."])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.locator(".tab-label", { hasText: "Windows" })).toBeVisible()
  await expect(page.getByRole("tab")).toHaveCount(0)
  await context.close()
})

test("the stored tab is shown before any bundle runs", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("docusaurus.tab.iac-tool", "opentofu"))
  const release = await hold(page, "**/*.js")
  await page.goto("/tabs", { waitUntil: "commit" })
  await expect(page.getByText("Install OpenTofu.")).toBeVisible()
  await expect(page.getByText("Install Terraform.")).toBeHidden()
  release()
  await expectShown(page, "OpenTofu", 2)
})

test("if no bundle can be loaded, every panel is shown below its label", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort())
  await page.goto("/tabs")
  for (const text of ["Install Terraform.", "Install OpenTofu.", "Everything runs on Windows."])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.locator(".tab-label", { hasText: "Windows" })).toBeVisible()
})
