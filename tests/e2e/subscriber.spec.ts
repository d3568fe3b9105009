import { expect, type Locator, type Page, test } from "@playwright/test"
import { faultsInBothModes } from "./accessibility"
import { openPage, reloadPage, stopClock } from "./open-page"
import { preventTab } from "./prevent-tab"
import { routeOpenPage } from "./route-open-page"

const article = "/discussions/knowledge-base/12"
const titles = /^For (CIS )?Subscribers Only$/

test.beforeEach(async ({ context }) => {
  await context.route("https://*.evil/**", (route) => route.fulfill({ body: "Elsewhere" }))
  await context.route("https://github.com/**", (route) => route.fulfill({ body: "GitHub" }))
})

/** A page of the site, ready for clicks. */
async function open(page: Page, path = article) {
  await openPage(page, path)
  return {
    link: page
      .getByRole("article")
      .getByRole("link", { name: /for subscribers only/ })
      .first(),
    dialog: page.getByRole("dialog", { name: titles }),
  }
}

/** Puts a link at the end of the page's footer and returns it. */
async function addLink(page: Page, href: string) {
  await page.getByRole("contentinfo").evaluate((footer, address) => {
    const link = document.createElement("a")
    Object.assign(link, { href: address, target: "_blank", rel: "noopener", textContent: "Added link" })
    footer.append(link)
  }, href)
  return page.getByRole("link", { name: "Added link" }).last()
}

const saved = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("dontWarnGitHubLinks"), localStorage.getItem("dontWarnCISLinks")])

test("a link to a private repository first shows who can open it, in a dialog that fits a window of 360 px and is accessible", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { link, dialog } = await open(page)

  await link.click()

  await expect(dialog).toHaveAccessibleName("For Subscribers Only")
  await expect(dialog).toHaveAccessibleDescription(
    "This link leads to the private repository terraform-aws-vpc. It is visible only to subscribers; everyone else sees a 404.",
  )
  await expect(dialog.getByRole("checkbox", { name: "Don't warn me again" })).not.toBeChecked()
  const onward = dialog.getByRole("link", { name: "Continue to GitHub", exact: true })
  await expect(onward).toHaveAttribute("href", (await link.getAttribute("href")) ?? "")
  await expect(onward).toHaveAttribute("target", "_blank")
  await expect(onward).toHaveAttribute("rel", /\bnoopener\b/)
  const box = await dialog.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
  expect(await faultsInBothModes(page, "dialog[open]")).toEqual([])
})

test("the compliance catalog has a warning of its own, which is disabled separately", async ({
  page,
  context,
}) => {
  const { link, dialog } = await open(page, "/discussions/knowledge-base/141")
  const compliance = page.locator('a[data-subscribers="compliance"]').first()
  await compliance.click()
  await expect(dialog).toHaveAccessibleName("For CIS Subscribers Only")
  await expect(dialog).toContainText("terraform-aws-cis-service-catalog")
  await expect(dialog).toContainText("visible only to CIS subscribers")

  await dialog.getByRole("checkbox").check()
  const opened = context.waitForEvent("page")
  await dialog.getByRole("link", { name: "Continue to GitHub" }).click()
  await opened

  expect(await saved(page)).toEqual([null, "true"])
  await expect(link).toBeVisible()
  await (await addLink(page, "https://github.com/gruntwork-io/secret")).click()
  await expect(dialog).toHaveAccessibleName("For Subscribers Only")
})

test("Cancel, Escape and a click beside it close the dialog, return the focus and remove the stored choice", async ({
  page,
  context,
}) => {
  const { link, dialog } = await open(page)
  for (const [name, leave] of [
    ["Cancel", () => page.getByRole("button", { name: "Cancel" }).click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["a click beside the dialog", () => page.mouse.click(5, 5)],
  ] as const)
    await test.step(name, async () => {
      await link.press("Enter")
      await expect(dialog.getByRole("checkbox")).not.toBeChecked()
      await dialog.getByRole("checkbox").check()
      expect(await saved(page)).toEqual(["true", null])
      // another tab saves the choice meanwhile
      await page.evaluate(() => localStorage.setItem("dontWarnGitHubLinks", "true"))

      await leave()

      await expect(dialog).toBeHidden()
      await expect(link).toBeFocused()
      expect(await saved(page)).toEqual([null, null])
      expect(context.pages()).toHaveLength(1)
    })
  await link.press("Enter")
  await expect(dialog.getByRole("checkbox")).not.toBeChecked()
})

test("Continue opens a new tab, closes the dialog, and keeps the choice if it is checked", async ({
  page,
  context,
}) => {
  const { link, dialog } = await open(page)
  const address = (await link.getAttribute("href")) ?? ""
  const follow = async () => {
    const opened = context.waitForEvent("page")
    await dialog.getByRole("link", { name: "Continue to GitHub" }).click()
    await expect(await opened).toHaveURL(address)
    await expect(dialog).toBeHidden()
  }
  await link.click()
  await follow()
  expect(await saved(page)).toEqual([null, null])

  await link.click()
  await dialog.getByRole("checkbox").check()
  await follow()
  expect(await saved(page)).toEqual(["true", null])

  await reloadPage(page)
  const opened = context.waitForEvent("page")
  await link.click()
  await expect(await opened).toHaveURL(address)
  await expect(dialog).toBeHidden()
  expect(page.url()).toContain(article)
})

test("a drag that begins in the dialog and ends beside it does not close it", async ({ page }) => {
  const { link, dialog } = await open(page)
  await link.click()
  await dialog.getByRole("heading").hover()
  await page.mouse.down()
  await page.mouse.move(5, 400)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(dialog).toBeHidden()
})

test("the focus stays in the dialog", async ({ page }) => {
  const { link, dialog } = await open(page)
  await link.click()
  await expect(dialog.locator(":focus")).toBeVisible()
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key)
    const behind = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== body && !activeElement?.closest("dialog")
    })
    expect(behind, `behind the dialog after ${key}`).toBe(false)
  }
})

test("the page does not scroll while the dialog is open, and for 300 ms afterwards", async ({ page }) => {
  await page.clock.install()
  const { link, dialog } = await open(page)
  const body = page.locator("body")
  await expect(body).not.toHaveCSS("overflow-y", "hidden")
  await link.click()
  await expect(dialog).toBeVisible()
  await expect(body).toHaveCSS("overflow-y", "hidden")
  await stopClock(page)

  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await page.clock.runFor(299)
  await expect(body).toHaveCSS("overflow-y", "hidden")
  await page.clock.runFor(1)
  await expect(body).not.toHaveCSS("overflow-y", "hidden")
})

test("a click with a modifier or with the middle button is handled by the browser", async ({ page }) => {
  const { link, dialog } = await open(page)
  await preventTab(link)
  for (const options of [
    { modifiers: ["Control"] },
    { modifiers: ["Shift"] },
    { modifiers: ["Meta"] },
    { button: "middle" },
  ] satisfies Parameters<Locator["click"]>[0][]) {
    await link.evaluate((element) => element.removeAttribute("data-prevented"))
    await link.click(options)
    await expect(link, JSON.stringify(options)).toHaveAttribute("data-prevented", "false")
    await expect(dialog).toBeHidden()
  }
})

test("anywhere on the page, a link to a private repository shows the warning first", async ({ page }) => {
  const { dialog } = await open(page, "/")
  for (const address of [
    "https://github.com/gruntwork-io/secret#readme",
    "https://github.com/gruntwork-io/secret?tab=readme",
    "https://github.com/gruntwork-io/secret.git",
    "https://github.com/Gruntwork-IO/Secret/tree/main",
  ]) {
    await (await addLink(page, address)).click()
    await expect(dialog.getByText(/^secret$/i), address).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
  }
})

test("a link that is clicked right after Escape shows the warning first", async ({ page, context }) => {
  const { link, dialog } = await open(page)
  await link.click()
  await dialog.getByRole("checkbox").check()
  await link.evaluate((element: HTMLElement) => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      element.click()
    }).observe(document.querySelector("dialog[open]")!, { attributeFilter: ["open"] })
  })

  await page.keyboard.press("Escape")

  await expect(dialog.getByRole("checkbox")).not.toBeChecked()
  expect(context.pages()).toHaveLength(1)
})

test("a link to anything else opens at once", async ({ page, context }) => {
  const { dialog } = await open(page, "/")
  for (const address of [
    "https://github.com/gruntwork-io/terragrunt",
    "https://github.com/gruntwork-io/terratest#readme",
    "https://github.com/gruntwork-io/Cloud-Nuke?tab=readme",
    "https://github.com/gruntwork-io/",
    "https://github.com/gruntwork-io?q=terraform",
    "https://github.com/another/secret",
    "https://github.com.evil/gruntwork-io/secret",
  ]) {
    const opened = context.waitForEvent("page")
    await (await addLink(page, address)).click()
    const tab = await opened
    await expect(tab).toHaveURL(address)
    await tab.close()
    await expect(dialog).toBeHidden()
  }
})

for (const { place, path, name } of [
  {
    place: "a service's facts",
    path: "/reference/services/security/bastion",
    name: /0\.96\.3/,
  },
  { place: "a card", path: "/tools", name: /Repo Copier/ },
])
  test(`a link of ${place} shows the warning first`, async ({ page }) => {
    const { dialog } = await open(page, path)
    await page.getByRole("main").getByRole("link", { name }).first().click()
    await expect(dialog).toBeVisible()
  })

test("when the dialog cannot be loaded the link works", async ({ page, context }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  const { link } = await open(page)
  await routeOpenPage(page, "**/*.js", (route) => route.abort())

  const opened = context.waitForEvent("page")
  await link.click()

  await expect(await opened).toHaveURL((await link.getAttribute("href")) ?? "")
  expect(errors).toEqual([])
})

test("leaving the page closes the dialog, and removes the stored choice", async ({ page }) => {
  await openPage(page, "/discussions/knowledge-base/")
  await page.getByRole("main").getByRole("link", { name: /EKS/ }).first().click()
  await expect(page.getByRole("heading", { level: 2, name: "Answer" })).toBeVisible()
  await (await addLink(page, "https://github.com/gruntwork-io/secret")).click()
  const dialog = page.getByRole("dialog", { name: titles })
  await dialog.getByRole("checkbox").check()

  await page.goBack()

  await expect(page).toHaveURL(/knowledge-base\/$/)
  await expect(dialog).toBeHidden()
  await expect.poll(() => saved(page)).toEqual([null, null])
})

test("a click that hits no link does nothing", async ({ page }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  const { dialog } = await open(page)
  await page.getByRole("heading", { level: 1 }).click()
  await page.evaluate(() => document.dispatchEvent(new MouseEvent("click", { bubbles: true })))
  await expect(dialog).toBeHidden()
  expect(errors).toEqual([])
})

test("without JavaScript the link is marked and works", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  await context.route("https://github.com/**", (route) => route.fulfill({ body: "GitHub" }))
  const page = await context.newPage()
  await page.goto(article)
  const link = page.locator('article a[data-subscribers="repository"]').first()
  await expect(link).toHaveAccessibleName(/for subscribers only/)
  const opened = context.waitForEvent("page")
  await link.click()
  await expect(await opened).toHaveURL(/^https:\/\/github\.com\/gruntwork-io\//)
  await context.close()
})

test("a link in a drawing to a private repository shows the warning first", async ({ page }) => {
  const { dialog } = await open(page)
  await page.getByRole("contentinfo").evaluate((footer) => {
    const create = (name: string) => document.createElementNS("http://www.w3.org/2000/svg", name)
    const [drawing, link, text] = [create("svg"), create("a"), create("text")]
    link.setAttribute("href", "https://github.com/gruntwork-io/secret")
    text.textContent = "Drawn link"
    text.setAttribute("y", "20")
    footer.append(drawing)
    drawing.append(link)
    link.append(text)
  })
  await page.getByText("Drawn link").click()
  await expect(dialog.getByText("secret", { exact: true })).toBeVisible()
})
