import { expect, test } from "@playwright/test"
import { accessibilityFaults } from "./accessibility"
import { openPage } from "./open-page"
import { routeOpenPage } from "./route-open-page"
import { sites } from "./sites"

test.use({ baseURL: sites.workbench })

const terms = "/guides/terms"

test("only the first use of a term links to the glossary", async ({ page }) => {
  await page.goto(terms)
  const main = page.getByRole("main")
  await expect(main.locator("a.term")).toHaveText(["Drift", "DNS zone"])
  await expect(main.getByRole("link", { name: "Drift", exact: true })).toHaveAttribute(
    "href",
    "/reference/glossary#drift",
  )
  await page.goto("/reference/glossary")
  await expect(page.getByRole("heading", { level: 3, name: "hosted zone" })).toBeVisible()
  await expect(main.getByText("Also: DNS zone.")).toBeVisible()
  await expect(main.locator("a.term")).toHaveCount(0)
})

test("hovering over a link shows a preview of its target, which stays while the pointer is on it", async ({
  page,
}) => {
  await openPage(page, terms)
  const tooltip = page.getByRole("tooltip")
  await page.getByRole("link", { name: "size", exact: true }).hover()
  await expect(tooltip).toHaveText("sizenumber · default 1Size in GB.")
  await expect(page.getByRole("link", { name: "size", exact: true })).toHaveAccessibleDescription(
    /number · default 1 Size in GB\./,
  )
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole("heading", { level: 1 }).hover()
  await expect(tooltip).toHaveCount(0)
})

test("services, outputs, attributes, inputs of the newest release and terms have previews", async ({
  page,
}) => {
  await openPage(page, terms)
  const main = page.getByRole("main")
  const tooltip = page.getByRole("tooltip")
  for (const [name, text] of [
    ["the box", "Boxmodules/storage/box · 7 inputs · 1 output"],
    ["zone", "zonestring · default null · added by v2.0.0"],
    ["ID", "idoutputID of the box."],
    ["the color of its lid", "lidobject · default null"],
    ["DNS zone", "hosted zoneThe records of a domain."],
  ] as const) {
    await main.getByRole("link", { name, exact: true }).focus()
    await page.keyboard.press("Shift+Tab") // only focus that the keyboard moves shows a preview
    await page.keyboard.press("Tab")
    await expect(tooltip).toContainText(text)
  }
})

test("a focused link shows its preview; Escape closes it, and the link keeps the focus", async ({ page }) => {
  await openPage(page, terms)
  const link = page.getByRole("main").getByRole("link", { name: "Drift", exact: true })
  await link.focus()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("tooltip")).toHaveText("driftWhat is different between the code and the world.")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("tooltip")).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(link).not.toHaveAttribute("aria-describedby")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/reference\/glossary#drift$/)
})

test("a link below the window shows its preview on focus, although the browser scrolls to the link", async ({
  page,
}) => {
  await openPage(page, terms)
  const link = page.getByRole("main").getByRole("link", { name: "a name", exact: true })
  const tooltip = page.getByRole("tooltip")
  await link.focus()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Tab")
  await expect(tooltip).toContainText("Name of the box.") // what it needs is loaded now
  await page.keyboard.press("Shift+Tab")
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(link).not.toBeInViewport()

  await page.keyboard.press("Tab")
  await expect(link).toBeInViewport()
  await expect(tooltip).toContainText("Name of the box.")
  await page.mouse.wheel(0, -40)
  await expect(tooltip).toBeInViewport()
})

test("no preview is fetched before a link is hovered or focused, and each file is fetched once", async ({
  page,
}) => {
  const requested: string[] = []
  page.on("request", (request) => requested.push(new URL(request.url()).pathname))
  await openPage(page, terms)
  await page.waitForLoadState("networkidle")
  expect(requested.filter((path) => /previews/.test(path))).toEqual([])

  for (const name of ["size", "zone", "size"]) {
    await page.getByRole("link", { name, exact: true }).hover()
    await expect(page.getByRole("tooltip")).toContainText(name)
  }
  expect(requested.filter((path) => path.startsWith("/previews/"))).toEqual(["/previews/storage/box.json"])
})

test("a file that could not be loaded is requested again for the next link", async ({ page }) => {
  await openPage(page, terms)
  await routeOpenPage(page, "**/previews/**", (route) => route.abort())
  const failed = page.waitForEvent("requestfailed")
  await page.getByRole("link", { name: "size", exact: true }).hover()
  await failed
  await page.unroute("**/previews/**")
  await page.getByRole("link", { name: "zone", exact: true }).hover()
  await expect(page.getByRole("tooltip")).toContainText("zone")
})

test("scripts that could not be loaded are requested again for the next link", async ({ page }) => {
  await openPage(page, terms)
  await routeOpenPage(page, "**/*.js", (route) => route.abort())
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"))
  await page.getByRole("link", { name: "size", exact: true }).hover()
  await failed
  await page.unroute("**/*.js")
  await page.getByRole("link", { name: "zone", exact: true }).hover()
  await expect(page.getByRole("tooltip")).toContainText("zone")
})

test("a link above the text has a preview, and the name of an entry, which links to itself, has none", async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, "/reference/services/storage/box")
  const tooltip = page.getByRole("tooltip")
  const short = page.getByRole("region", { name: "Inputs in short" })
  await short.getByRole("link", { name: "subnet_ids" }).hover()
  await page.clock.runFor(250)
  await expect(tooltip).toContainText("Subnets to put the box in.")

  await page.locator("#size").getByRole("link", { name: "size", exact: true }).hover()
  await page.clock.runFor(1000)
  await expect(tooltip).toHaveCount(0)
})

test("a link in the result of a check has a preview", async ({ page }) => {
  await openPage(page, "/reference/check")
  await page
    .getByRole("textbox", { name: "Your code" })
    .fill(
      'module "box" {\n  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/storage/box?ref=v1.2.3"\n}',
    )
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await page.getByRole("region", { name: "Result" }).getByRole("link", { name: "subnet_ids" }).hover()
  await expect(page.getByRole("tooltip")).toContainText("Subnets to put the box in.")
})

test("a term in the question of an article has a preview and leads to the glossary in the same document", async ({
  page,
}) => {
  await openPage(page, `${sites.docs}/discussions/knowledge-base/135`)
  await page.evaluate(() => void (window.name = "same document"))
  const term = page.getByRole("article").getByRole("link", { name: "Security Hub", exact: true })
  await term.hover()
  await expect(page.getByRole("tooltip")).toContainText("Security Hub")
  await term.click()
  await expect(page).toHaveURL(`${sites.docs}/reference/glossary#security-hub`)
  await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible()
  expect(await page.evaluate(() => window.name)).toBe("same document")
})

test("a tap shows no preview", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: sites.workbench, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPage(page, terms)
  const requested: string[] = []
  page.on("request", (request) => requested.push(new URL(request.url()).pathname))
  await page.getByRole("link", { name: "size", exact: true }).tap()
  await expect(page.getByRole("heading", { level: 1, name: "Box" })).toBeVisible()
  expect(requested.filter((path) => path.startsWith("/previews/"))).toEqual([])
  await expect(page.getByRole("tooltip")).toHaveCount(0)
  await context.close()
})
