import { expect, type Page, test } from "@playwright/test"
import { hold } from "./hold"
import { navigate } from "./navigate"
import { openPage, untilReady } from "./open-page"
import { afterBatch, watchRequests } from "./prefetches"
import { sites } from "./sites"

test.use({ baseURL: sites.workbench })

/** The script of elements that the first paint does not need: the page requests it after hydration. */
const lateScript = /\/\d+-[0-9a-f]+\.js$/

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true })
const unfold = (page: Page) => page.getByRole("button", { name: "Show all 46 lines" })
const codeHeight = (page: Page) =>
  page.getByRole("group", { name: "Code: subnets.tf" }).evaluate((element) => element.clientHeight)

for (const [kind, path] of [
  ["Markdown", "/written"],
  ["MDX", "/composed"],
] as const) {
  test.describe(kind, () => {
    test("custom elements work, also when the reader comes back to the page", async ({ page }) => {
      await openPage(page, path)
      for (const visit of [1, 2]) {
        await tab(page, "Windows").click()
        await expect(page.getByText("Everything runs on Windows."), `visit ${visit}`).toBeVisible()
        await expect(page.getByText("Everything runs on Linux.")).toBeHidden()
        const folded = await codeHeight(page)
        await unfold(page).click()
        await expect(unfold(page)).toBeHidden()
        expect(await codeHeight(page)).toBeGreaterThan(folded + 100)
        await expect(page.getByRole("button", { name: "Copy code" })).toHaveCount(1)
        await expect(page.locator("doc-table")).toHaveAttribute("data-fits")
        await expect(page.getByRole("button", { name: "Zoom image" })).toHaveCount(1)
        if (visit === 2) break
        await page.getByRole("article").getByRole("link", { name: "the tabs" }).click()
        await expect(page.getByRole("heading", { level: 1, name: "Tabs" })).toBeVisible()
        await navigate(page, path)
        await expect(unfold(page)).toBeVisible()
      }
    })

    test("the stored tab is shown, and tabs can be clicked, before any bundle runs", async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("docusaurus.tab.system", "windows"))
      const release = await hold(page, "**/*.js")
      await page.goto(path, { waitUntil: "commit" })
      await expect(page.getByText("Everything runs on Windows.")).toBeVisible()
      await expect(page.getByText("Everything runs on Linux.")).toBeHidden()
      await tab(page, "Linux").click()
      await expect(page.getByText("Everything runs on Linux.")).toBeVisible()
      release()
      await expect(page.locator("doc-table")).toHaveAttribute("data-fits")
      await expect(tab(page, "Linux")).toHaveAttribute("aria-selected", "true")
      await expect(page.getByText("Everything runs on Windows.")).toBeHidden()
    })

    test("if the script of the elements cannot be loaded, all content can be reached", async ({ page }) => {
      await page.route(lateScript, (route) => route.abort())
      await page.goto(path)
      await untilReady(page)
      await tab(page, "Windows").click()
      await expect(page.getByText("Everything runs on Windows.")).toBeVisible()
      const folded = await codeHeight(page)
      await unfold(page).click()
      await expect(unfold(page)).toBeHidden()
      expect(await codeHeight(page)).toBeGreaterThan(folded + 100)
      await expect(page.getByRole("button", { name: "Copy code" })).toHaveCount(0)
      await expect(page.getByRole("img", { name: "Drawing of a network" })).toBeVisible()
    })
  })
}

for (const [button, dialog] of [
  ["My values", "My values"],
  ["Open diagram", "Diagram"],
] as const)
  test(`“${button}” reports that its script cannot be loaded, and opens its dialog once the script can be loaded`, async ({
    page,
  }) => {
    await openPage(page, `${sites.docs}/reference/services/networking/virtual-private-cloud-vpc`)
    await page.route("**/*.js", (route) => route.abort())
    await page.getByRole("button", { name: button }).first().click()
    const alert = page.getByRole("alert")
    await expect(alert).toHaveText(`“${button}” could not be loaded. Press the button to try again.`)

    await page.unroute("**/*.js")
    await page.getByRole("button", { name: button }).first().click()

    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

test("the button “My values” is shown as soon as it works", async ({ page }) => {
  const release = await hold(page, `${sites.docs}/*-*.js`)
  await page.goto(`${sites.docs}/intro/first-deployment/deploy`, { waitUntil: "commit" })
  const button = page.getByRole("button", { name: "My values" })
  await expect(page.getByText("The samples of this page use")).toBeVisible()
  await expect(button).toBeHidden()
  release()
  await button.click()
  await expect(page.getByRole("dialog", { name: "My values" })).toBeVisible()
})

test("while the script of the elements loads, no content is hidden that it would show", async ({ page }) => {
  await hold(page, "**/*.js")
  await page.goto("/written", { waitUntil: "commit" })
  const table = page.getByRole("region", { name: "Table" })
  await expect(table).toBeVisible()
  await expect(page.getByRole("img", { name: "Drawing of a network" })).toBeVisible()
})

for (const path of ["/intro/overview/how-it-works", "/support"])
  test(`links in the text of ${path} are prefetched when they are in view, and are followed without a full page load`, async ({
    page,
  }) => {
    await page.clock.install()
    const paths = watchRequests(page)
    await openPage(page, `${sites.docs}${path}`)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const link = page.locator('.markdown a[href^="/"]').last()
    const target = new URL((await link.getAttribute("href")) ?? "", sites.docs).pathname.replace(/\/$/, "")
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => afterBatch(page, paths)).toContain(`/page-data${target}/page-data.json`)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${target}/?(?:#.*)?$`))
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
  })
