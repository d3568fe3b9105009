import { expect, type Page, test } from "@playwright/test"
import { accessibilityFaults } from "./accessibility"
import { clipboardPermissions, copiedText } from "./clipboard"
import { openPage, reloadPage } from "./open-page"
import { collectSent } from "./sent-requests"
import { sites } from "./sites"

const commands = "/guides/commands"
test.use({ baseURL: sites.workbench, permissions: clipboardPermissions })

async function fill(page: Page, values: Record<string, string>, remember = false) {
  await page.getByRole("button", { name: "My values" }).click()
  const dialog = page.getByRole("dialog", { name: "My values" })
  for (const [label, value] of Object.entries(values))
    await dialog.getByRole("textbox", { name: label }).fill(value)
  await dialog.getByRole("checkbox", { name: "Remember on this device" }).setChecked(remember)
  await dialog.getByRole("button", { name: "Use these values" }).click()
  await expect(dialog).toBeHidden()
}

test("two values change all code blocks and what is copied, and are sent in no address and no request", async ({
  page,
  context,
}) => {
  const sent = collectSent(context)
  await openPage(page, commands)
  await fill(page, { "AWS account ID": "998877665544", "State bucket": "my-own-bucket" })

  const text = (await page.getByRole("main").locator("pre").allInnerTexts()).join("\n")
  expect(text).not.toMatch(/123456789012|STATE_BUCKET/)
  expect(text.match(/998877665544/g)).toHaveLength(2)
  expect(text).toContain("aws s3 ls s3://my-own-bucket --region us-east-1")

  const copied: string[] = []
  const buttons = page.getByRole("button", { name: /^(?:Copy code|Copied)$/ }) // it changes its name for a while
  for (const button of await buttons.all()) {
    if (!(await button.isVisible())) continue // of a tab that is not chosen
    await page.evaluate(() => navigator.clipboard.writeText(""))
    await button.click()
    await expect.poll(() => copiedText(page)).not.toBe("")
    copied.push(await copiedText(page))
  }
  expect(copied).toContain("aws s3 ls s3://my-own-bucket --region us-east-1")
  expect(copied.filter((code) => code.includes("998877665544"))).toHaveLength(2)
  expect(copied.join("\n")).not.toMatch(/123456789012|STATE_BUCKET/)

  expect(page.url()).not.toMatch(/998877665544|my-own-bucket/)
  await page.goto("/guides/terms") // requests that the page sends when the reader leaves it
  expect(sent).toContainEqual(expect.stringContaining("/guides/terms"))
  expect(sent.filter((request) => /998877665544|my-own-bucket/.test(request))).toEqual([])
})

test("values last for the tab or, if the reader chooses so, on the device, where other tabs show them, too", async ({
  page,
  context,
}) => {
  await openPage(page, commands)
  await fill(page, { "AWS account ID": "998877665544" })
  await reloadPage(page)
  await expect(page.getByText("998877665544").first()).toBeVisible()
  const another = await context.newPage()
  await openPage(another, commands)
  await expect(another.getByText("123456789012").first()).toBeVisible()

  await fill(page, {}, true)
  await expect(another.getByText("998877665544").first()).toBeVisible()
  expect(await another.evaluate(() => localStorage.getItem("docs.values"))).toBe(
    '{"account_id":"998877665544"}',
  )

  await another.getByRole("button", { name: "My values" }).click()
  const dialog = another.getByRole("dialog", { name: "My values" })
  expect(await accessibilityFaults(another)).toEqual([])
  await dialog.getByRole("button", { name: "Clear" }).click()
  await dialog.getByRole("button", { name: "Use these values" }).click()
  await expect(another.getByText("123456789012").first()).toBeVisible()
  expect(await another.evaluate(() => localStorage.getItem("docs.values"))).toBeNull()
  await expect(page.getByText("123456789012").first()).toBeVisible()
})

test("Clear removes the stored values and shows the author's values in the samples, before the dialog is closed", async ({
  page,
}) => {
  await openPage(page, commands)
  await fill(page, { "AWS account ID": "998877665544" })
  await page.getByRole("button", { name: "My values" }).click()
  const dialog = page.getByRole("dialog", { name: "My values" })
  const remember = dialog.getByRole("checkbox", { name: "Remember on this device" })
  await remember.check()
  await dialog.getByRole("button", { name: "Clear" }).click()
  await expect(dialog.getByRole("status")).toHaveText("Cleared.")
  await expect(remember).not.toBeChecked()
  await expect(dialog.getByRole("textbox", { name: "AWS account ID" }).first()).toHaveValue("")
  await expect(page.getByText("123456789012").first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem("docs.values"))).toBeNull()
  await dialog.getByRole("button", { name: "Use these values" }).click()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem("docs.values"))).toBeNull()
})

test("an invalid value is not accepted, and the field describes valid values", async ({ page }) => {
  await openPage(page, commands)
  await page.getByRole("button", { name: "My values" }).click()
  const dialog = page.getByRole("dialog", { name: "My values" })
  const account = dialog.getByRole("textbox", { name: "AWS account ID" }).first()
  await expect(account).toHaveAccessibleDescription("Twelve digits")
  await expect(account).toHaveAttribute("autocapitalize", "none")
  await expect(account).toHaveAttribute("inputmode", "numeric")
  await account.fill("12")
  await dialog.getByRole("button", { name: "Use these values" }).click()
  await expect(dialog).toBeVisible()
  await expect(account).toBeFocused()
  await expect(page.getByText("123456789012").first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem("docs.values"))).toBeNull()
  expect(await accessibilityFaults(page)).toEqual([])

  await account.fill(" 998877665544 ")
  await dialog.getByRole("button", { name: "Use these values" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("998877665544").first()).toBeVisible()
})

test("Close, and a click outside the dialog, change no values", async ({ page }) => {
  await openPage(page, commands)
  const button = page.getByRole("button", { name: "My values" })
  const dialog = page.getByRole("dialog", { name: "My values" })
  const field = dialog.getByRole("textbox", { name: "AWS account ID" }).first()
  await button.click()
  await field.fill("998877665544")
  await dialog.getByRole("button", { name: "Close" }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await field.fill("998877665544")
  await dialog.getByRole("heading", { name: "My values" }).click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await expect(page.getByText("123456789012").first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem("docs.values"))).toBeNull()
})

test("the page behind the dialog does not scroll", async ({ page }) => {
  await openPage(page, commands)
  await page.getByRole("button", { name: "My values" }).click()
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden")
  await page.getByRole("dialog", { name: "My values" }).getByRole("button", { name: "Close" }).click()
  await expect(page.locator("body")).toHaveCSS("overflow", "visible")
})

test("a page says which values it uses, and reads unchanged without JavaScript", async ({
  page,
  browser,
}) => {
  await openPage(page, commands)
  await expect(
    page.getByText("The samples of this page use: AWS account ID, State bucket, AWS region."),
  ).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sites.workbench })
  const plain = await context.newPage()
  await plain.goto(commands)
  await expect(plain.getByText("123456789012").first()).toBeVisible()
  await expect(plain.getByRole("button", { name: "My values" })).toBeHidden()
  await context.close()
})

test.describe("stored values are in the samples of a reference", () => {
  const folder = `${sites.docs}/reference/services/app-orchestration`
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      localStorage.setItem("docs.values", '{"region":"my-region","account_id":"mine"}'),
    ),
  )

  test("which are added after the first screen of a page that a link opened", async ({ page }) => {
    await openPage(page, `${folder}/`)
    await page.getByRole("main").getByRole("link", { name: "Lambda", exact: true }).first().click()
    await expect(page).toHaveURL(/\/lambda$/)
    const values = page.getByRole("main").locator(".my-value")
    await expect(values.first()).toBeAttached()
    await expect(values.filter({ hasNotText: /^(?:my-region|mine)$/ })).toHaveCount(0)
  })

  test("which a wide window shows beside the inputs", async ({ page }) => {
    await page.setViewportSize({ width: 2000, height: 900 })
    await openPage(page, `${folder}/amazon-ecs-service`)
    const call = page.getByRole("group", { name: "Sample call beside the inputs" })
    await expect(call).toBeVisible()
    await expect(call.locator(".my-value").first()).toHaveText("my-region")
  })
})
