import AxeBuilder from "@axe-core/playwright"
import { expect, test } from "@playwright/test"

const bastion = "/reference/services/security/bastion"
const largest = "/reference/services/landing-zone/aws-security-account-baseline-wrapper"

test("the filter is kept in the address, announced, and keeps what is around a match", async ({ page }) => {
  await page.goto(`${bastion}?in=ami&required=1`)
  const status = page.getByRole("form", { name: "Filter inputs and outputs" }).getByRole("status")
  await expect(status).toHaveText("2 of 46 inputs and outputs")

  const box = page.getByRole("searchbox", { name: "Filter by name or text" })
  await box.fill("tag:version")
  await expect(page).toHaveURL(`${bastion}?in=tag%3Aversion&required=1`)
  const shown = page.locator("[data-entry]:visible, [data-row]:visible")
  await expect(shown).toHaveCount(3)
  expect(await shown.evaluateAll((elements) => elements.map(({ id }) => id))).toEqual([
    "ami_filters",
    "ami_filters.filters",
    "ami_filters.filters.name",
  ])

  await box.press("Escape")
  await expect(status).toHaveText("46 inputs and outputs")
  await expect(page).toHaveURL(bastion)
})

test("a filter without a match says so and can be cleared by keyboard", async ({ page }) => {
  await page.goto(`${bastion}?in=no-such-input`)
  await expect(page.locator("[data-entry]:visible")).toHaveCount(0)
  await page.getByRole("button", { name: "Clear the filter" }).press("Enter")
  await expect(page.locator("[data-entry]:visible")).toHaveCount(46)
})

test("a link to an entry that the filter hides shows it", async ({ page }) => {
  await page.goto(`${bastion}?in=domain`)
  await expect(page.locator("#ami_filters")).toBeHidden()
  await page.evaluate(() => (location.hash = "#ami_filters.owners"))
  await expect(page.locator('[id="ami_filters.owners"]')).toBeInViewport()
})

test("the line of an input can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto(bastion)
  await page.locator("#name").hover()
  await page.getByRole("button", { name: "Copy line: name", exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^name = "/)
})

test("every entry answers to its anchor, and no id is used twice", async ({ page }) => {
  await page.goto(largest)
  await expect(page.locator("[data-entry]")).toHaveCount(241)
  const ids = await page.locator("[id]:not(script)").evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

for (const path of [bastion, "/reference/services/", "/reference/services/security/"])
  test(`${path} passes axe`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator("main")).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the whole list is there, and no filter", async ({ page }) => {
    await page.goto(bastion)
    await expect(page.locator("[data-entry]:visible")).toHaveCount(46)
    await expect(page.getByRole("form", { name: "Filter inputs and outputs" })).toBeHidden()
  })
})
