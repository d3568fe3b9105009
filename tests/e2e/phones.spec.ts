import { expect, test } from "@playwright/test"
import { openPage } from "./open-page"
import { scrollTo } from "./scroll"

const docPage = "/intro/overview/how-it-works"
const service = "/reference/services/security/bastion"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

for (const path of [docPage, service, "/discussions/knowledge-base/12"])
  test(`the table of contents of ${path} stays in view and links to headings`, async ({ page }) => {
    await openPage(page, path)
    const bar = page.getByRole("navigation", { name: "On this page" })
    for (const place of [600, 1800, 1700]) {
      await page.evaluate((top) => window.scrollTo(0, top), place)
      await expect(bar).toBeInViewport({ ratio: 1 })
    }
    await bar.getByText("On this page").click()
    const contents = bar.getByRole("navigation", { name: "Table of contents" })
    const link = contents.getByRole("link").last()
    const id = ((await link.getAttribute("href")) ?? "").slice(1)
    await link.click()
    await expect(contents).toBeHidden()
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 })
    const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
    const top = await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(bottom)
  })

const walkthrough = "/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough"

test("file trees and rows of tabs fade out at the edge where they can be scrolled further", async ({
  page,
}) => {
  await openPage(page, `${walkthrough}/deploy-the-eks-cluster`)
  for (const selector of [".file-tree", "doc-tabs > [role=tablist]"]) {
    const part = page.locator(selector).first()
    expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(
      0,
    )
    const fade = () => part.evaluate((element) => getComputedStyle(element).getPropertyValue("--fade-end"))
    await expect.poll(fade, selector).toBe("2.5rem")
    await expect(part).not.toHaveCSS("mask-image", "none")
    await part.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
    await expect.poll(fade, selector).toBe("0px")
  }
})

test("a table of three columns of words fits the window", async ({ page }) => {
  await openPage(page, "/discussions/knowledge-base/320")
  await expect(page.getByRole("article").locator("doc-table").first()).toHaveAttribute("data-fits")
})

test("the number of reasons in a table opens them, and is large enough for a finger", async ({ page }) => {
  await openPage(page, "/reference/deployable")
  const details = page.getByRole("cell").locator("details").first()
  const summary = details.locator("summary")
  expect(await summary.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(28)
  await summary.click({ position: { x: 40, y: 3 } })
  await expect(details).toHaveAttribute("open")
})

for (const { header, from } of [
  { header: "hidden", from: -100 },
  { header: "shown", from: 100 },
])
  test(`a rotated phone shows the same part of the page, with the header ${header}`, async ({ page }) => {
    await openPage(page, docPage)
    const heading = page.getByRole("article").getByRole("heading", { level: 2 }).nth(3)
    const place = await heading.evaluate((element) => element.getBoundingClientRect().top - 150)
    expect(place).toBeGreaterThan(740)
    await scrollTo(page, place + from)
    await scrollTo(page, place)
    const bar = page.getByRole("banner")
    if (header === "shown") await expect(bar).toBeInViewport({ ratio: 1 })
    else await expect(bar).not.toBeInViewport()

    await page.setViewportSize({ width: 740, height: 360 })

    await expect(heading).toBeInViewport()
  })

test("a table of contents that scrolls ends in the middle of an entry, to show that there is more", async ({
  page,
}) => {
  await openPage(page, "/reference/services/app-orchestration/amazon-eks")
  const bar = page.getByRole("navigation", { name: "On this page" })
  await bar.getByText("On this page").tap()
  const contents = bar.getByRole("navigation", { name: "Table of contents" })
  const { bottom } = await contents.evaluate((list) => list.getBoundingClientRect().toJSON() as DOMRect)
  const links = await contents
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
  expect(links.at(-1)?.bottom).toBeGreaterThan(bottom)
  expect(links.filter((link) => link.top < bottom - 10 && link.bottom > bottom + 10)).toHaveLength(1)
})

test("Escape and a tap outside close the table of contents", async ({ page }) => {
  await openPage(page, docPage)
  const bar = page.getByRole("navigation", { name: "On this page" })
  const contents = bar.getByRole("navigation", { name: "Table of contents" })
  const summary = bar.getByText("On this page")
  await summary.tap()
  await expect(contents).toBeVisible()
  await contents.getByRole("link").first().focus()
  await page.keyboard.press("Escape")
  await expect(contents).toBeHidden()
  await expect(summary).toBeFocused()

  await summary.tap()
  await expect(contents).toBeVisible()
  await page.touchscreen.tap(180, 720)
  await expect(contents).toBeHidden()
})

test("the table of contents closes when Tab leaves it, and does not cover what has the focus", async ({
  page,
}) => {
  await openPage(page, docPage)
  const bar = page.getByRole("navigation", { name: "On this page" })
  const contents = bar.getByRole("navigation", { name: "Table of contents" })
  await bar.getByText("On this page").tap()
  await contents.getByRole("link").last().focus()
  await expect(contents).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(contents).toBeHidden()
})

test("a click outside closes the table of contents right after it has opened", async ({ page }) => {
  await openPage(page, docPage)
  const details = page.getByRole("navigation", { name: "On this page" }).locator("details")
  const openAfterPress = await details.evaluate((element: HTMLDetailsElement) => {
    element.querySelector("summary")?.click()
    const opened = element.open
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
    return [opened, element.open]
  })
  expect(openAfterPress).toEqual([true, false])
})

test("the announcement takes one or two lines", async ({ page }) => {
  await page.goto(docPage)
  const lines = await page
    .getByRole("region", { name: "Announcement" })
    .locator("p, div")
    .last()
    .evaluate((text) => {
      const { height } = text.getBoundingClientRect()
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(text)
      return (
        (height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
        Number.parseFloat(lineHeight)
      )
    })
  expect(Math.round(lines)).toBeLessThanOrEqual(2)
})

test("the anchor of a heading is beside its last word, and is large enough for a finger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openPage(page, docPage)
  const places = await page.locator(".markdown .heading-anchor .hash-link").evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link.previousElementSibling!)
      const lines = [...range.getClientRects()]
      const last = lines.at(-1)!
      const { left, top, bottom } = link.getBoundingClientRect()
      const finger = getComputedStyle(link, "::after")
      return {
        lines: new Set(lines.map((line) => Math.round(line.top))).size,
        gap: left - last.right,
        isOnLine: top < last.bottom && bottom > last.top,
        sides: [finger.width, finger.height].map(Number.parseFloat),
      }
    }),
  )
  expect(Math.max(...places.map(({ lines }) => lines))).toBeGreaterThan(1)
  for (const { gap, isOnLine, sides } of places) {
    expect(gap).toBeLessThan(24)
    expect(isOnLine).toBe(true)
    for (const side of sides) expect(side).toBeGreaterThanOrEqual(24)
  }
})

test("the filter of a reference takes two rows, and the tools of an input are shown before a tap: iOS takes a tap that shows them for hovering alone", async ({
  page,
}) => {
  await openPage(page, service)
  const entry = page.locator("[data-entry]").nth(2)
  await expect(entry.getByRole("button", { name: /^Copy name/ })).toBeVisible()
  const filter = page.getByRole("form", { name: "Filter inputs and outputs" })
  expect((await filter.boundingBox())!.height).toBeLessThanOrEqual(100)
  const field = filter.getByRole("searchbox")
  await expect(field).toHaveAttribute("placeholder", "Name or text")
  await field.fill("vpc")
  await expect(filter.getByRole("status")).toHaveText(/^\d+ of \d+ inputs and outputs$/, {
    useInnerText: true,
  })
  expect((await filter.boundingBox())!.height).toBeLessThanOrEqual(100)
})

for (const path of [
  service,
  "/reference/services/",
  "/reference/check",
  "/guides/stay-up-to-date/releases/terraform-aws-eks/2026",
  "/discussions/knowledge-base",
  "/search?q=vpc",
])
  test(`no field of ${path} makes iOS zoom in on it: each has text of 16 px or more`, async ({ page }) => {
    await openPage(page, path)
    const fields = page.locator("input:not([type=checkbox], [type=radio]), select, textarea")
    await expect(fields.first()).toBeVisible()
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  })

test("the buttons of a sample without a title cover none of its code in windows of 360 and of 820 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 1000 })
  await openPage(page, "/discussions/knowledge-base/170")
  const sample = page.locator(".code-block", { hasText: "server can't find" })
  for (const width of [360, 820]) {
    await page.setViewportSize({ width, height: 1000 })
    await expect(sample.getByRole("button", { name: "Copy code" })).toBeVisible()
    const code = await sample.locator(".code-line").first().boundingBox()
    for (const button of await sample.getByRole("button").all()) {
      const box = await button.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(code?.y ?? 0)
    }
  }
})
