import { expect, type Page, test } from "@playwright/test"
import { accessibilityFaults } from "./accessibility"
import { edges } from "./edges"
import { hold } from "./hold"
import { openPage } from "./open-page"
import { sites } from "./sites"

test.use({ baseURL: sites.workbench, contextOptions: { reducedMotion: "reduce" } })

const openButtons = (page: Page) => page.getByRole("button", { name: "Open diagram" })
const dialog = (page: Page) => page.getByRole("dialog", { name: "Diagram" })
const drawing = (page: Page) => dialog(page).locator(".diagram > svg")
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true })

/** Opens the page of diagrams, and one of them in full. */
async function open(page: Page, index = 0): Promise<void> {
  await openPage(page, "/diagrams")
  await openDialog(page, index)
}

/** Opens a diagram of the page in full, and waits until the drawing has its place and size. */
async function openDialog(page: Page, index = 0): Promise<void> {
  await openButtons(page).nth(index).click()
  await expect(dialog(page)).toBeVisible()
  // The library sets the size in the next frame, and the place in the first frame after a timeout of zero.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => resolve(undefined)))),
  )
}

/** Place and size of the drawing on the screen, in whole pixels. */
async function box(page: Page) {
  const { x, y, width, height } = (await drawing(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}
const width = async (page: Page) => (await box(page)).width
const place = async (page: Page) => {
  const { x, y } = await box(page)
  return [x, y]
}

test("the button is at the edge of the figure and covers neither drawing nor text, 360 and 1440 px wide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await openPage(page, "/diagrams")
  await expect(openButtons(page)).toHaveCount(2)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [index, button] of (await openButtons(page).all()).entries()) {
      const figure = page.getByRole("figure").nth(index)
      const outer = await edges(figure)
      const inner = await edges(button)
      expect(inner.right - inner.left).toBeGreaterThanOrEqual(24)
      expect(inner.bottom - inner.top).toBeGreaterThanOrEqual(24)
      expect(inner.right).toBeCloseTo(outer.right, 0)
      const svg = figure.locator(".diagram > svg").filter({ visible: true })
      expect(inner.bottom).toBeLessThanOrEqual((await edges(svg)).top)
      const before = page
        .getByRole("article")
        .getByText(/^(?:A drawing|And one) whose nodes/)
        .nth(index)
      expect(inner.top).toBeGreaterThanOrEqual((await edges(before)).bottom)
    }
  }
})

test("a diagram can be opened by keyboard; Escape closes it and returns the focus", async ({ page }) => {
  await openPage(page, "/diagrams")
  const opener = openButtons(page).first()
  await opener.focus()
  await page.keyboard.press("Enter")
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.keyboard.press("Space")
  await button(page, "Close diagram").click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

for (const [name, viewport] of [
  ["a desktop's", { width: 1440, height: 900 }],
  ["a phone's", { width: 360, height: 740 }],
] as const)
  test(`the diagram fits ${name} window, is larger than on the page, and has no accessibility fault`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openPage(page, "/diagrams")
    const onPage = await page.locator(".diagram > svg").filter({ visible: true }).first().boundingBox()
    await openDialog(page)
    const { x, y, width: wide, height } = await box(page)
    expect(wide).toBeGreaterThan(onPage?.width ?? Infinity)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + wide).toBeLessThanOrEqual(viewport.width)
    expect(y + height).toBeLessThanOrEqual(viewport.height)
    await expect(button(page, "Close diagram")).toBeInViewport({ ratio: 1 })
    expect(await accessibilityFaults(page)).toEqual([])
  })

test("the diagram in the dialog has its text alternative", async ({ page }) => {
  await open(page, 1)
  await expect(dialog(page).getByRole("img", { name: "A request reaches a database" })).toBeVisible()
})

test("buttons and keys enlarge the diagram, shrink it, and show all of it again", async ({ page }) => {
  await open(page)
  const whole = await width(page)
  for (const [larger, smaller, back] of [
    [
      () => button(page, "Larger").click(),
      () => button(page, "Smaller").click(),
      () => button(page, "Whole diagram").click(),
    ],
    [() => page.keyboard.press("+"), () => page.keyboard.press("-"), () => page.keyboard.press("0")],
  ] as const) {
    await larger()
    await expect.poll(() => width(page)).toBeGreaterThan(whole)
    await back()
    await expect.poll(() => width(page)).toBe(whole)
    await smaller()
    await expect.poll(() => width(page)).toBeLessThan(whole)
    await back()
    await expect.poll(() => width(page)).toBe(whole)
  }
})

test("the arrow keys move the diagram by the same distance at any size, and the mouse moves and enlarges it", async ({
  page,
}) => {
  await open(page)
  const [x = 0, y = 0] = await place(page)
  await page.keyboard.press("ArrowLeft")
  await expect.poll(() => place(page)).toEqual([x + 60, y])
  await page.keyboard.press("ArrowDown")
  await expect.poll(() => place(page)).toEqual([x + 60, y - 60])
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowUp")
  await expect.poll(() => place(page)).toEqual([x, y])

  await page.mouse.move(300, 700)
  await page.mouse.down()
  await page.mouse.move(340, 660, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => place(page)).toEqual([x + 40, y - 40])

  const before = await width(page)
  await page.mouse.wheel(0, -100)
  await expect.poll(() => width(page)).toBeGreaterThan(before)
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test("two fingers enlarge the diagram", async ({ page }) => {
    await open(page)
    const before = await width(page)
    const session = await page.context().newCDPSession(page)
    const touch = (type: "touchStart" | "touchMove", apart: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [
          { x: 180, y: 400 - apart, id: 0 },
          { x: 180, y: 400 + apart, id: 1 },
        ],
      })
    await touch("touchStart", 40)
    for (const apart of [60, 80, 100]) await touch("touchMove", apart)
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    await expect.poll(() => width(page)).toBeGreaterThan(before * 1.1)
  })

  test("a rotated phone shows the whole diagram, in the variant for the new orientation", async ({
    page,
  }) => {
    await openPage(page, `${sites.docs}/reference/services/networking/virtual-private-cloud-vpc`)
    await openDialog(page)
    for (const [width, height] of [
      [740, 360],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(drawing(page)).toBeInViewport({ ratio: 0.99 })
      await expect.poll(async () => (await box(page)).width > (await box(page)).height).toBe(width > height)
    }
    await button(page, "Close diagram").tap()
    await expect(dialog(page)).toHaveCount(0)
    await expect(openButtons(page).first()).toBeFocused()
  })
})

test("the page behind the dialog does not scroll", async ({ page }) => {
  await open(page, 1)
  const before = await page.evaluate(() => window.scrollY)
  await page.keyboard.press("End")
  await page.keyboard.press("PageDown")
  await page.mouse.move(600, 600)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press("0") // handled after the inputs above
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test("links in the diagram can be reached by keyboard, are moved into view, and are followed without a full page load", async ({
  page,
}) => {
  await open(page)
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  const links = dialog(page).getByRole("link")
  await expect(links).toHaveText(["Approve", "Apply"])
  for (let times = 0; times < 4; times++) await page.keyboard.press("+")
  for (let times = 0; times < 20; times++) await page.keyboard.press("ArrowRight")
  await expect(links.first()).not.toBeInViewport()

  await button(page, "Close diagram").focus()
  await page.keyboard.press("Tab")
  await expect(links.first()).toBeFocused()
  await expect(links.first()).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Tabs" })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true)
})

test("a click on a link follows it, a drag that starts on it does not", async ({ page }) => {
  await open(page)
  const link = dialog(page).getByRole("link", { name: "Apply" })
  const { x = 0, y = 0, width: wide = 0, height = 0 } = (await link.boundingBox()) ?? {}
  const [startX, startY] = await place(page)
  await page.mouse.move(x + wide / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + wide / 2 - 30, y + height / 2 - 50, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => place(page)).toEqual([(startX ?? 0) - 30, (startY ?? 0) - 50])
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/diagrams$/)

  await link.click()
  await expect(page.getByRole("heading", { level: 1, name: "Images" })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test("links of a drawing on the page are followed without a full page load, and hovering over them causes no error", async ({
  page,
}) => {
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(error.message))
  await openPage(page, "/diagrams")
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  const link = page.getByRole("article").getByRole("link", { name: "Approve" })
  await link.hover()
  await link.click()
  await expect(page.getByRole("heading", { level: 1, name: "Tabs" })).toBeVisible()
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true)
  expect(errors).toEqual([])
})

test("leaving the page closes an open diagram", async ({ page }) => {
  await openPage(page, "/tabs")
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Diagrams" }).click()
  await openButtons(page).first().click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: "Tabs" })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test("a diagram opens again although the browser has not yet reported that it was closed", async ({
  page,
}) => {
  await open(page)
  await openButtons(page)
    .first()
    .evaluate((opener: HTMLButtonElement) => {
      document.querySelector<HTMLDialogElement>(".diagram-dialog")?.close() // its event is sent later
      opener.click()
    })
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator(".diagram-dialog")).toHaveCount(1)
})

test("two clicks on the button while its script loads open one dialog", async ({ page }) => {
  await openPage(page, `${sites.docs}/guides/working-with-code/contributing`)
  const release = await hold(page, "**/*.js")
  await openButtons(page).first().dblclick()
  release()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
})
