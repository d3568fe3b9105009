import { expect, type Page, test } from "@playwright/test"
import { clipboardPermissions, copiedText } from "./clipboard"
import { edges } from "./edges"
import { openPage, openWithStoppedClock } from "./open-page"

const longCode =
  "/guides/build-it-yourself/landing-zone/deployment-walkthrough/prepare-your-infrastructure-live-repository"
const phone = { width: 360, height: 740 }

/** The color that sets the border of a control apart from what is around it, as the browser computes it. */
const controlColor = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement("i")
    probe.style.color = "var(--color-control)"
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

/** A block whose lines are longer than a phone is wide. */
const blockWithWrap = (page: Page) =>
  page
    .getByRole("figure")
    .filter({ has: page.getByRole("button", { name: "Wrap lines" }) })
    .first()

test("the borders of controls have enough contrast", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 }) // in wide windows, the facets are lists
  await openPage(page, "/search?q=vpc")
  const chip = page.getByRole("main").getByRole("group").getByRole("button", { pressed: false }).first()
  await expect(chip).toHaveCSS("border-top-color", await controlColor(page))
  await openPage(page, "/guides/working-with-code/contributing")
  const opener = page.getByRole("button", { name: "Open diagram" }).first()
  await expect(opener).toHaveCSS("border-top-color", await controlColor(page))
  await openPage(page, longCode)
  const unfold = page.getByRole("button", { name: /^Show all \d+ lines$/ }).first()
  await expect(unfold).toHaveCSS("border-top-color", await controlColor(page))
})

test("expanding a code block moves the focus to the code, because the button is hidden", async ({ page }) => {
  await openPage(page, longCode)
  const block = page.locator("figure:has(doc-fold)").first()
  await block.getByRole("button", { name: /^Show all/ }).press("Enter")
  await expect(block.getByRole("group")).toBeFocused()
})

test.describe("code that is wider than the window", () => {
  test.use({ viewport: phone, permissions: clipboardPermissions })

  test("the label “Copied” does not cover the button that wraps lines", async ({ page }) => {
    await openWithStoppedClock(page, longCode)
    const block = blockWithWrap(page)
    await block.getByRole("button", { name: "Copy code" }).click()
    const answer = await edges(block.getByRole("button", { name: "Copied" }))
    const wrap = await edges(block.getByRole("button", { name: "Wrap lines" }))
    expect(wrap.right).toBeLessThan(answer.left)
  })

  test("the continuation of a wrapped line is indented, and the line is copied as written", async ({
    page,
  }) => {
    await openPage(page, longCode)
    const block = blockWithWrap(page)
    await block.getByRole("button", { name: "Wrap lines" }).click()
    const indents = await block.locator(".code-line").evaluateAll((lines) =>
      lines.flatMap((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        const rects = Array.from(range.getClientRects()).filter(({ width }) => width > 0)
        const [first] = rects
        if (!first) return []
        const below = rects.filter(({ top }) => top >= first.bottom - 1)
        return below.length > 0 ? [Math.min(...below.map(({ left }) => left)) - first.left] : []
      }),
    )
    expect(indents.length).toBeGreaterThan(0)
    for (const indent of indents) expect(indent).toBeGreaterThan(16)
    const written = await block.locator("pre").textContent()
    await block.getByRole("button", { name: "Copy code" }).click()
    await expect.poll(() => copiedText(page)).toBe(written)
  })
})

test("360 px: the icon of a link in a table is within its cell", async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, "/reference/deployable")
  const overhang = await page
    .getByRole("cell")
    .evaluateAll((cells) =>
      cells.flatMap((cell) =>
        Array.from(
          cell.querySelectorAll("a svg"),
          (icon) => icon.getBoundingClientRect().right - cell.getBoundingClientRect().right,
        ),
      ),
    )
  expect(overhang.length).toBeGreaterThan(0)
  expect(Math.max(...overhang)).toBeLessThanOrEqual(0)
})

test("the options of the tool switch in the menu are large enough for a finger", async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, "/intro/overview/how-it-works")
  await page.getByRole("button", { name: "Open navigation" }).click()
  const tools = page.getByRole("dialog").getByRole("radiogroup", { name: "Tool" }).locator("label")
  await expect(tools).toHaveText(["Terraform", "OpenTofu", "Terragrunt"])
  for (const { height } of await tools.evaluateAll((labels) =>
    labels.map((label) => label.getBoundingClientRect()),
  ))
    expect(height).toBeGreaterThanOrEqual(44)
})

test("740 × 360: a diagram in its dialog is centered", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await openPage(page, "/guides/reference-architecture/configuration-guide") // its drawing is twice as high
  await page.getByRole("button", { name: "Open diagram" }).first().click()
  const dialog = page.getByRole("dialog", { name: "Diagram" })
  const whole = dialog.getByRole("button", { name: "Whole diagram" })
  await whole.click()
  const bar = await edges(whole)
  const middle = async () => {
    const { left, right, top, bottom } = await edges(dialog.locator(".diagram > svg"))
    return { x: Math.round((left + right) / 2), isWithin: top > bar.bottom && bottom < 360 }
  }
  await expect.poll(middle).toEqual({ x: 370, isWithin: true })
})
