import { expect, type Page, test } from "@playwright/test"
import { hold } from "./hold"
import { isLeftToBrowser } from "./key-press"
import { openPage } from "./open-page"
import { scrollTo, scrollToEnd } from "./scroll"
import { sites } from "./sites"

const docPage = "/intro/overview/how-it-works"

const html = (page: Page) => page.locator("html")

test("the header is hidden when scrolling down and shown when scrolling up", async ({ page }) => {
  await openPage(page, "/intro/first-deployment/deploy")
  const bar = page.getByRole("banner")
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await page.mouse.wheel(0, 200)
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -100)
  await expect(bar).toBeInViewport()
})

test("the header stays hidden at the end of the page", async ({ page }) => {
  await openPage(page, docPage)
  await scrollTo(page, 300)
  await scrollToEnd(page)
  await expect(html(page)).toHaveAttribute("data-header", "hidden")
  const changed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener(
          "scroll",
          () =>
            requestAnimationFrame(() => resolve(document.documentElement.getAttribute("data-header") ?? "")),
          { once: true },
        )
        window.scrollBy(0, -2)
      }),
  )
  expect(await changed).toBe("hidden")
})

test("the header does not cover the target of a jump to an anchor", async ({ page }) => {
  await openPage(page, docPage)
  const link = page.getByRole("navigation", { name: "Table of contents" }).getByRole("link").last()
  const hash = new URL((await link.getAttribute("href")) ?? "", page.url()).hash
  await link.click()
  await expect(page.locator(hash)).toBeInViewport()
  await expect(html(page)).toHaveAttribute("data-header", "hidden")
})

test("the header is shown when it gets the keyboard focus", async ({ page }) => {
  await openPage(page, docPage)
  await scrollTo(page, 300)
  await scrollTo(page, 600)
  await expect(html(page)).toHaveAttribute("data-header", "hidden")
  await page.getByRole("button", { name: "Search" }).focus()
  await expect(page.getByRole("banner")).toBeInViewport()
  await scrollTo(page, 700)
  await expect(page.getByRole("banner")).toBeInViewport()
})

test("the focus in the header does not scroll the page", async ({ page }) => {
  await openPage(page, docPage)
  await scrollTo(page, 1200)
  await scrollTo(page, 1100)
  const button = page.getByRole("button", { name: "Search" })
  await button.click()
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(button).toBeFocused()
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Shift+Tab")
  expect(await page.evaluate(() => window.scrollY)).toBe(1100)
})

test("the header is hidden even after a click on one of its buttons", async ({ page }) => {
  await openPage(page, docPage)
  await page.getByRole("button", { name: "Switch to dark mode" }).click()
  await scrollTo(page, 300)
  await scrollTo(page, 600)
  await expect(html(page)).toHaveAttribute("data-header", "hidden")
})

test("links and controls of the header do not cover each other at any width", async ({ page }) => {
  await openPage(page, "/reference/services/intro/overview") // the widest link of the header is the current one
  const bar = page.getByRole("banner")
  const controls = bar.getByRole("link").or(bar.getByRole("button")).or(bar.getByRole("radio"))
  for (const width of [360, 820, 996, 997, 1024, 1073, 1200, 1343, 1344, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await controls.filter({ visible: true }).evaluateAll((shown) =>
      shown.map((control) => {
        const { left, right } = control.getBoundingClientRect()
        return { left, right }
      }),
    )
    for (const [index, { right }] of boxes.entries()) {
      const next = boxes[index + 1]
      if (next) expect(Math.round(next.left), `${width}`).toBeGreaterThanOrEqual(Math.round(right))
    }
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
    expect(boxes.length).toBeGreaterThanOrEqual(4)
    const search = await bar.getByRole("button", { name: "Search" }).boundingBox()
    expect(search?.width, `${width}`).toBeGreaterThanOrEqual(width > 1020 ? 92 : 44) // with its label
    if (width >= 1440) {
      await expect(bar.getByText("Ctrl", { exact: true })).toBeVisible()
      const keys = await bar.locator("kbd").boundingBox()
      expect(keys?.height, `${width}`).toBeLessThan(search?.height ?? 0)
      expect((keys?.x ?? 0) + (keys?.width ?? 0)).toBeLessThan((search?.x ?? 0) + (search?.width ?? 0))
    }
  }
})

test.describe("More", () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, docPage)
  })

  test("opens while the pointer is over it", async ({ page }) => {
    const more = page.getByRole("button", { name: "More" })
    await more.hover()
    await expect(more).toHaveAttribute("aria-expanded", "true")
    await page.mouse.move(700, 600)
    await expect(more).toHaveAttribute("aria-expanded", "false")

    await more.hover()
    await expect(more).toHaveAttribute("aria-expanded", "true")
    await page.keyboard.press("Escape")
    await expect(more).toHaveAttribute("aria-expanded", "false")
  })

  for (const [name, type] of [
    ["Escape", "keydown"],
    ["a press elsewhere", "pointerdown"],
  ] as const)
    test(`closes with ${name} right after the pointer has opened it`, async ({ page }) => {
      const more = page.getByRole("button", { name: "More" })
      await more.evaluate((button, kind) => {
        const event =
          kind === "keydown"
            ? new KeyboardEvent(kind, { key: "Escape", bubbles: true })
            : new PointerEvent(kind, { bubbles: true })
        // As on a slow device, where React lets the browser handle events between two steps of its work.
        const now = performance.now.bind(performance)
        let steps = 0
        performance.now = () => now() + 10 * ++steps
        new MutationObserver((_, observer) => {
          observer.disconnect()
          document.body.dispatchEvent(event)
          Object.assign(window, { isClosing: true })
        }).observe(button, { attributeFilter: ["aria-expanded"] })
      }, type)
      await more.hover()
      await expect.poll(() => page.evaluate(() => "isClosing" in window)).toBe(true)
      await expect(more).toHaveAttribute("aria-expanded", "false")
    })

  test("opens with Enter, moves the focus with the arrow keys, Home and End, and closes with Escape", async ({
    page,
  }) => {
    const list = page.getByRole("banner").getByRole("list").last()
    const more = page.getByRole("button", { name: "More" })
    await more.focus()
    await page.keyboard.press("ArrowDown")
    await expect(list.getByRole("link", { name: /Knowledge Base/ })).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await expect(list.getByRole("link", { name: "Support" })).toBeFocused()
    await page.keyboard.press("End")
    await expect(list.getByRole("link", { name: /Sign In/ })).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await expect(list.getByRole("link", { name: /Knowledge Base/ })).toBeFocused()
    await page.keyboard.press("ArrowUp")
    await expect(list.getByRole("link", { name: /Sign In/ })).toBeFocused()
    await page.keyboard.press("Home")
    await expect(list.getByRole("link", { name: /Knowledge Base/ })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(more).toHaveAttribute("aria-expanded", "false")
    await expect(more).toBeFocused()

    await page.keyboard.press("Enter")
    await expect(more).toHaveAttribute("aria-expanded", "true")
    await page.keyboard.press("ArrowDown")
    await expect(list.getByRole("link", { name: /Knowledge Base/ })).toBeFocused()
  })

  test("does not handle shortcuts of the browser", async ({ page }) => {
    const more = page.getByRole("button", { name: "More" })
    await more.focus()
    for (const shortcut of [
      { key: "ArrowDown", altKey: true },
      { key: "Home", ctrlKey: true },
    ])
      expect(await isLeftToBrowser(more, shortcut), JSON.stringify(shortcut)).toBe(true)
    await expect(more).toHaveAttribute("aria-expanded", "false")
    expect(await isLeftToBrowser(more, { key: "ArrowDown" })).toBe(false)
  })

  test("closes on a click outside and when the focus leaves", async ({ page }) => {
    const more = page.getByRole("button", { name: "More" })
    await more.focus()
    await page.keyboard.press("Enter")
    await expect(more).toHaveAttribute("aria-expanded", "true")
    await page.mouse.click(700, 700)
    await expect(more).toHaveAttribute("aria-expanded", "false")

    await more.focus()
    await page.keyboard.press("ArrowUp")
    await expect(
      page
        .getByRole("banner")
        .getByRole("link", { name: /Sign In/ })
        .last(),
    ).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(more).toHaveAttribute("aria-expanded", "false")
  })
})

test("closing the menu while a page loads does not cancel the page", async ({ page, baseURL }) => {
  const next = "/intro/overview/getting-started"
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, docPage)
  const release = await hold(page, `**/page-data${next}/page-data.json*`)
  await page.getByRole("button", { name: "Open navigation" }).click()
  await menu(page).getByRole("link", { name: "Getting started", exact: true }).click()
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loading")
  await page.keyboard.press("Escape")
  await expect(menu(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).not.toBe(true)
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loading")

  release()
  await expect(page.getByRole("heading", { level: 1, name: "Getting started" })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(baseURL + docPage)
})

const menu = (page: Page) => page.getByRole("dialog", { name: "Navigation" })

test("a double click on the menu's button opens the menu and clicks nothing in it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await openPage(page, "/courses")
  const place = await page.getByRole("button", { name: "Open navigation" }).boundingBox()
  await page.mouse.dblclick((place?.x ?? 0) + 20, (place?.y ?? 0) + 20)
  await expect(menu(page)).toBeVisible()
  await expect(page).toHaveURL(/\/courses$/)
})

test("the menu of small windows closes when a link to a heading of the current page is followed", async ({
  page,
}) => {
  const address = `${sites.handbook}/guides/deploy`
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, address)
  await page.getByRole("button", { name: "Open navigation" }).click()
  await menu(page).getByRole("link", { name: "Applying" }).click()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL(`${address}#apply`)
  await page.goBack()
  await expect(page).toHaveURL(address)
})

test.describe("the menu of small windows", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, docPage)
    await page.getByRole("button", { name: "Open navigation" }).click()
    await expect(menu(page)).toBeVisible()
  })

  test("closes on navigation, and back leads to the page on which it was opened", async ({
    page,
    baseURL,
  }) => {
    await menu(page).getByRole("link", { name: "Getting started", exact: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Getting started" })).toBeVisible()
    await expect(menu(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(baseURL + docPage)
    await expect(page.getByRole("heading", { level: 1, name: "How it works" })).toBeVisible()
    await expect(menu(page)).toBeHidden()
  })

  test("closes when the window becomes wide, without leaving the page", async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 996, height: 740 })
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 997, height: 740 })
    await expect(menu(page)).toBeHidden()
    await page.getByRole("link", { name: "Skip to main content" }).press("Enter")
    await expect(page).toHaveURL(`${baseURL}${docPage}#main`)
    await page.goBack()
    await expect(page).toHaveURL(baseURL + docPage)
  })

  test("closes with the browser's back button, without leaving the page", async ({ page, baseURL }) => {
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(baseURL + docPage)
    await expect(page.getByRole("heading", { level: 1, name: "How it works" })).toBeVisible()
  })

  test("keeps the focus inside, returns it afterwards, and prevents the page from scrolling", async ({
    page,
  }) => {
    await page.mouse.move(350, 400)
    await page.mouse.wheel(0, 300)
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press("Tab")
      // between the last and the first stop the browser's own frame has the focus
      const outside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && focused?.closest("dialog") === null
      })
      expect(outside, `stop ${stop}`).toBe(false)
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press("Escape")
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole("button", { name: "Open navigation" })).toBeFocused()
  })
})
