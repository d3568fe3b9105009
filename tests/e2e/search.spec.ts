import { expect, type Locator, type Page, test } from "@playwright/test"
import { accessibilityFaults, faultsInBothModes } from "./accessibility"
import { foundResults } from "./found-results"
import { hold } from "./hold"
import { layoutShifts, openWithLateFonts } from "./layout-shift"
import { openPage, stopClock, untilReady } from "./open-page"
import { untilRequested, watchRequests } from "./prefetches"
import { routeOpenPage } from "./route-open-page"
import { scrollTo } from "./scroll"
import { openSearch, searchDialog as dialog, searchField as field } from "./search-dialog"
import { collectSent } from "./sent-requests"

const start = "/intro/overview/how-it-works"

const options = (page: Page) => dialog(page).getByRole("option")

/** Opens a page and the search over it. */
async function open(page: Page, path = start): Promise<void> {
  await openPage(page, path)
  await openSearch(page)
}

/** Whether the page stays where it is for as many frames as it takes to settle at a target. */
function isAtRest(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const start = window.scrollY
    for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return window.scrollY === start
  })
}

/** Expects a layout shift of at most 0.01 since `openWithLateFonts`. */
async function expectStill(page: Page): Promise<void> {
  const shifts = await layoutShifts(page)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(0.01)
}

test.describe("opening", () => {
  test("the button opens the search, Escape closes it and gives the focus back", async ({ page }) => {
    await openPage(page, start)
    const button = page.getByRole("button", { name: "Search", exact: true })
    await button.click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  test("Ctrl+K opens it, once if it is held, and closes it, also from the field", async ({ page }) => {
    await openPage(page, start)
    await page.keyboard.down("Control")
    await page.keyboard.down("k")
    await expect(field(page)).toBeFocused()
    await page.keyboard.down("k")
    await expect(field(page)).toBeFocused()
    await page.keyboard.up("k")
    await page.keyboard.down("k")
    await expect(dialog(page)).toBeHidden()
  })

  test("a slash on a button of the search does not close it", async ({ page }) => {
    await open(page)
    const scope = dialog(page).getByRole("button", { name: "Inputs" })
    await scope.focus()
    await page.keyboard.press("/")
    await expect(scope).toBeFocused()
    await page.keyboard.press("Control+k")
    await expect(dialog(page)).toBeHidden()
  })

  test("the list that scrolls has a name, because it can get the focus", async ({ page }) => {
    await open(page)
    await dialog(page).getByRole("button", { name: "Releases" }).focus()
    await page.keyboard.press("Tab")
    await expect(dialog(page).getByRole("region", { name: "Results" })).toBeFocused()
  })

  test("going back closes it", async ({ page }) => {
    await openPage(page, start)
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tools" }).click()
    await expect(page).toHaveURL(/\/tools$/)
    await page.keyboard.press("Control+k")
    await expect(field(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expect(dialog(page)).toBeHidden()
  })

  test("a slash opens it, also after a choice with radio buttons, but not in a text field", async ({
    page,
  }) => {
    await openPage(page, "/search")
    const input = page.getByRole("searchbox", { name: "Search the documentation" })
    await input.fill("a")
    await input.press("/")
    await expect(dialog(page)).toBeHidden()
    await expect(input).toHaveValue("a/")
    await page.getByRole("heading", { level: 1 }).click()
    await page.keyboard.press("/")
    await expect(field(page)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()
    await page.getByRole("radio", { name: "OpenTofu" }).focus()
    await page.keyboard.press("/")
    await expect(field(page)).toBeFocused()
  })

  test("text typed on the button while the search loads is in its field, where typing continues", async ({
    page,
  }) => {
    await openPage(page, start)
    const release = await hold(page, "**/*.js")
    await page.getByRole("button", { name: "Search", exact: true }).focus()
    await page.keyboard.type("vpc2 pe")
    await expect(page.getByRole("status").filter({ hasText: "Loading the search" })).toHaveCount(1)
    release()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type("ering")
    await expect(field(page)).toHaveValue("vpc2 peering")
  })

  test("text typed after the shortcut, before and while the field appears, is in the field", async ({
    page,
  }) => {
    await openPage(page, start)
    const release = await hold(page, "**/*.js")
    await page.keyboard.press("Control+k")
    await page.keyboard.type("modules/vpx")
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("status").filter({ hasText: "Loading the search" })).toHaveCount(1)
    release()
    await page.keyboard.type("c with its subnets and flow logs")
    await expect(field(page)).toHaveValue("modules/vpc with its subnets and flow logs")
    await expect(field(page)).toBeFocused()
  })

  test("text from a keyboard on the screen, which reports no keys, is kept while the search loads", async ({
    page,
  }) => {
    await openPage(page, start)
    const release = await hold(page, "**/*.js")
    await page.getByRole("button", { name: "Search", exact: true }).click()
    await page.keyboard.insertText("vp")
    await page.keyboard.insertText("c")
    release()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue("vpc")
  })

  test("a shortcut of the browser on the search's button does not open it", async ({ page }) => {
    await openPage(page, start)
    await page.getByRole("button", { name: "Search", exact: true }).focus()
    for (const key of ["Control+c", "Meta+c", "Alt+c"]) await page.keyboard.press(key)
    await page.keyboard.press("c")
    await expect(field(page)).toHaveValue("c")
  })

  test("Escape closes the search while it loads", async ({ page }) => {
    await openPage(page, start)
    const release = await hold(page, "**/*.js")
    await page.keyboard.press("Control+k")
    const loading = page.getByRole("status").filter({ hasText: "Loading the search" })
    await expect(loading).toHaveCount(1)
    await page.evaluate(() => {
      // of an input method in Safari
      const key = new KeyboardEvent("keydown", { key: "Escape", keyCode: 229, bubbles: true })
      document.activeElement?.dispatchEvent(key)
    })
    await expect(loading).toHaveCount(1)
    await page.keyboard.press("Escape")
    await expect(loading).toHaveCount(0)
    release()
    await expect(dialog(page)).toBeHidden()
  })

  test("a tap on the button focuses a text field at once, so that iOS shows its keyboard", async ({
    page,
  }) => {
    await openPage(page, start)
    await scrollTo(page, 600)
    await scrollTo(page, 500)
    await page.evaluate(() => {
      let isPress = false
      const press = () => {
        isPress = true
        setTimeout(() => (isPress = false))
      }
      document.addEventListener("click", press, { capture: true })
      document.addEventListener("focusin", ({ target }) => {
        if (target instanceof HTMLInputElement) document.title = `${isPress}`
      })
    })
    const release = await hold(page, "**/*.js")
    await page.getByRole("button", { name: "Search", exact: true }).click()
    await expect(page).toHaveTitle("true")
    expect(await page.evaluate(() => window.scrollY)).toBe(500)
    release()
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole("textbox")).toHaveCount(0)
  })

  test("text typed on the button after the search has loaded is in its field, once", async ({ page }) => {
    await open(page)
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()
    await page.getByRole("button", { name: "Search", exact: true }).focus()
    await page.keyboard.type("vpc")
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue("vpc")
  })

  test("text that is selected on the page, if it is shorter than a paragraph, is the first query, and typing replaces it", async ({
    page,
  }) => {
    await openPage(page, start)
    await page.getByRole("article").getByRole("paragraph").first().selectText()
    await openSearch(page)
    await expect(field(page)).toHaveValue("")
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()

    await page.getByRole("heading", { level: 1 }).selectText()
    const selected = await page.evaluate(() => window.getSelection()?.toString().trim() ?? "")
    await page.keyboard.press("Control+k")
    expect(selected).not.toBe("")
    await expect(field(page)).toHaveValue(selected)
    await expect(field(page)).toBeFocused()
    await page.keyboard.type("vpc")
    await expect(field(page)).toHaveValue("vpc")
  })

  test("no data of the search are loaded before the reader is likely to open it", async ({ page }) => {
    const requests: string[] = []
    page.on("request", (request) => requests.push(new URL(request.url()).pathname))
    await openPage(page, start)
    await page.waitForLoadState("networkidle")
    expect(requests.filter((path) => path.startsWith("/search/"))).toEqual([])
    await page.getByRole("button", { name: "Search", exact: true }).hover()
    await expect.poll(() => requests).toContain("/search/manifest.json")
  })
})

test("in a small window, the search does not cover a scroll bar that takes space", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  })
  const page = await browser.newPage({ baseURL, viewport: { width: 600, height: 700 } })
  await openPage(page, start)
  const room = await page.evaluate(() => document.documentElement.clientWidth)
  expect(room).toBeLessThan(600)
  await openSearch(page)
  expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, width: room })
  await browser.close()
})

test.describe("results", () => {
  test("hits are grouped by section, marked and counted, and the first one is selected", async ({ page }) => {
    await open(page)
    await field(page).fill("vpc peering")
    await expect(options(page).first()).toContainText("VPC peering")
    const sections = dialog(page).getByRole("listbox").getByRole("group")
    await expect(sections.first()).toHaveAccessibleName("Guides")
    await expect(options(page).first().locator("mark").first()).toHaveText("VPC")
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true")
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results found$/)
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await options(page).first().getAttribute("id")) ?? "",
    )
  })

  test("misspelled words, prefixes and synonyms are found", async ({ page }) => {
    await open(page)
    for (const [query, expected] of [
      ["terragunt", /terragrunt/i],
      ["kuberne", /kubernetes/i],
      ["k8s", /kubernetes|k8s/i],
    ] as const) {
      await field(page).fill(query)
      await expect(options(page).first()).toContainText(expected)
    }
  })

  test("the arrow keys move through the list and wrap around, and Enter opens the selected hit", async ({
    page,
  }) => {
    await open(page)
    await field(page).fill("vpc peering")
    await expect(options(page).nth(1)).toBeVisible()
    await field(page).press("ArrowUp")
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true")
    await field(page).press("ArrowDown")
    await field(page).press("ArrowDown")
    const target = (await options(page).nth(1).getAttribute("href")) ?? ""
    await field(page).press("Enter")
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(new URL(target, page.url()).href)
  })

  test("a hit that is partly in view does not scroll when the pointer is over it", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 600 })
    await open(page)
    await field(page).fill("vpc")
    const first = options(page).first()
    const place = async () => (await first.boundingBox())!
    await options(page).nth(1).hover()
    const { y } = await place()
    await page.mouse.wheel(0, 90)
    await expect.poll(async () => (await place()).y).toBe(y - 90)
    const { x, height } = await place()
    await page.mouse.move(x + 40, y - 90 + height - 5)
    await expect(first).toHaveAttribute("aria-selected", "true")
    expect(await isAtRest(page)).toBe(true)
    expect((await place()).y).toBe(y - 90)
  })

  test("Enter opens the first hit of a new list, whichever hit of the previous list was selected", async ({
    page,
  }) => {
    await open(page)
    await field(page).fill("vpc")
    await expect(options(page).first()).toBeVisible()
    await field(page).press("ArrowDown")
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true")
    const first = await page.evaluateHandle(() => {
      const addressOfFirst = () => document.querySelector("[role=option]")?.getAttribute("href")
      const before = addressOfFirst()
      const opened = { address: before }
      new MutationObserver((_, observer) => {
        if (!addressOfFirst() || addressOfFirst() === before) return
        observer.disconnect()
        opened.address = addressOfFirst()
        const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true })
        document.querySelector("[role=combobox]")?.dispatchEvent(enter)
      }).observe(document, { childList: true, subtree: true })
      return opened
    })
    await field(page).fill("bastion host")
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL((await first.jsonValue()).address ?? "")
  })

  test("after a hit was opened, back and forward restore the scroll position of each page", async ({
    page,
  }) => {
    await openPage(page, "/guides/")
    await scrollTo(page, 600)
    await openSearch(page)
    await field(page).fill("bastion host")
    await expect(options(page).first()).toBeVisible()
    await field(page).press("Enter")
    await expect(page).not.toHaveURL("/guides/")
    const hit = page.url()
    const position = () => page.evaluate(() => Math.round(window.scrollY))
    await expect(page.getByRole("button", { name: /^Clear \d+ marks$/ })).toBeVisible() // the page scrolls when the button appears
    await expect.poll(() => isAtRest(page)).toBe(true)
    const left = await position()
    for (let time = 0; time < 2; time++) {
      await page.goBack()
      await expect(page).toHaveURL("/guides/")
      await expect.poll(position).toBe(600)
      await page.goForward()
      await expect(page).toHaveURL(hit)
      await expect.poll(position).toBe(left)
    }
  })

  test("Enter right after a key press opens the first hit of the new query, not one of the previous query", async ({
    page,
  }) => {
    await open(page)
    await field(page).fill("vpc peering")
    await expect(options(page).first()).toContainText("VPC peering")
    await field(page).evaluate((input: HTMLInputElement) => {
      input.setRangeText("terragrunt", 0, input.value.length, "end")
      input.dispatchEvent(new InputEvent("input", { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))
    })
    await expect(page).toHaveURL("/intro/tool-fundamentals/terragrunt")
    await expect(dialog(page)).toBeHidden()
  })

  test("in Safari, Enter that ends the composition of an input method opens no hit", async ({ page }) => {
    await open(page)
    await field(page).fill("vpc")
    await expect(options(page).first()).toBeVisible()
    const isHandled = (keyCode: number) =>
      field(page).evaluate(
        (input, code) =>
          !input.dispatchEvent(
            new KeyboardEvent("keydown", { key: "Enter", keyCode: code, bubbles: true, cancelable: true }),
          ),
        keyCode,
      )
    expect(await isHandled(229)).toBe(false)
    expect(await isHandled(13)).toBe(true)
  })

  test("Control+Enter and Shift+Enter open the hit in another tab and leave the search open", async ({
    page,
    context,
  }) => {
    await open(page)
    await field(page).fill("vpc peering")
    await expect(options(page).first()).toBeVisible()
    for (const keys of ["Control+Enter", "Shift+Enter"]) {
      const opened = context.waitForEvent("page")
      await field(page).press(keys)
      await (await opened).waitForURL(/vpc/, { waitUntil: "commit" })
      await expect(dialog(page)).toBeVisible()
    }
    await field(page).fill("")
    await expect(dialog(page).getByRole("group", { name: "Recent" }).getByRole("option")).toHaveCount(1)
  })

  test("for a query without results, the dialog says so and suggests what to try", async ({ page }) => {
    await open(page)
    await field(page).fill("qqqqzzzzxxxx")
    await expect(dialog(page)).toContainText("No results for “qqqqzzzzxxxx”.")
    await expect(dialog(page).getByRole("status")).toHaveText("No results were found")
    await dialog(page).getByRole("link", { name: "Guides" }).click()
    await expect(page).toHaveURL(/\/guides/)
    await expect(dialog(page)).toBeHidden()
  })

  test("words that no page contains are named above the results, in the dialog and on the page", async ({
    page,
  }) => {
    const missing = "No page contains “max_qqqq” or “zzzz”. These results are for similar or other words."
    await open(page)
    await field(page).fill("vpc max_qqqq zzzz")
    await expect(dialog(page).getByText(missing)).toBeVisible()
    await expect(options(page).first()).toBeVisible()
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results found$/)
    await field(page).fill("vpc")
    await expect(dialog(page).getByText("No page contains")).toHaveCount(0)
    await field(page).fill("vpc max_qqqq zzzz")
    await dialog(page)
      .getByRole("link", { name: /^See all/ })
      .click()
    await expect(page.getByRole("main").getByText(missing)).toBeVisible()
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ results found$/)
  })

  test("the hits of a new query are shown from the first one, even if the reader had scrolled", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openPage(page, start)
    await openSearch(page)
    await field(page).fill("vpc")
    await options(page).last().scrollIntoViewIfNeeded()
    await expect(options(page).first()).not.toBeInViewport()
    await field(page).fill("vpc peering")
    await expect(options(page).first()).toContainText("VPC peering")
    await expect(options(page).first()).toBeInViewport({ ratio: 1 })
    await expect(dialog(page).getByRole("group", { name: "Search in" })).toBeInViewport()
  })
})

for (const [width, height] of [
  [360, 225],
  [740, 360],
] as const)
  test(`in a window of ${width} × ${height} px, the search has space for its results, and links to the page with all of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    await field(page).fill("vpc")
    await expect(options(page).first()).toBeVisible()
    for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown")
    const chosen = dialog(page).getByRole("option", { selected: true })
    await expect(chosen).toBeInViewport({ ratio: 0.98 }) // its edges may lie between two pixels
    await expect(field(page)).toBeInViewport({ ratio: 0.98 })
    const bottom = await field(page).evaluate((element) => element.getBoundingClientRect().bottom)
    const room = await chosen.evaluate((element) => element.getBoundingClientRect().top)
    expect(room).toBeGreaterThanOrEqual(bottom)
    const all = page.getByRole("link", { name: /^See all \d+ results$/ })
    await expect(all).not.toBeInViewport()
    await all.click()
    await expect(page).toHaveURL("/search?q=vpc")
    await expect(page.getByRole("heading", { name: "Search results for “vpc”" })).toBeVisible()
  })

test("the list of hits ends above the on-screen keyboard, in windows of 390 × 740, 740 × 360 and 820 × 1180 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await open(page)
  await field(page).fill("vpc")
  await expect(options(page).first()).toBeVisible()
  const all = page.getByRole("link", { name: /^See all \d+ results$/ })
  const show = (visible: number) =>
    page.evaluate((visible) => {
      Object.defineProperty(visualViewport, "height", { configurable: true, value: visible })
      visualViewport?.dispatchEvent(new Event("resize"))
    }, visible)
  const bottom = (part: Locator) =>
    part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
  const scrollBack = () => dialog(page).evaluate((element) => element.scrollTo(0, 0))

  for (const [width, height, keyboard] of [
    [390, 740, 330],
    [740, 360, 200],
    [820, 1180, 500],
  ] as const) {
    await page.setViewportSize({ width, height })
    await show(height)
    await scrollBack()
    const before = await bottom(all)

    await show(height - keyboard)
    await options(page).last().scrollIntoViewIfNeeded()
    expect(await bottom(options(page).last()), `${width} px`).toBeLessThanOrEqual(height - keyboard)
    await all.scrollIntoViewIfNeeded()
    expect(await bottom(all), `${width} px`).toBeLessThanOrEqual(height - keyboard)
    await show(height)
    await scrollBack()
    expect(await bottom(all), `${width} px`).toBe(before)
  }
})

test("an opened hit is listed as recent, and can be made a favorite and removed", async ({ page }) => {
  await open(page)
  await field(page).fill("vpc peering")
  await expect(options(page).first()).toBeVisible()
  await field(page).press("Enter")
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press("Control+k")
  await expect(dialog(page).getByRole("group", { name: "Recent" }).getByRole("option")).toHaveText([
    /VPC peering/,
  ])
  await dialog(page).getByRole("button", { name: "Add to favorites: VPC peering" }).click()
  await expect(dialog(page).getByRole("group", { name: "Favorites" }).getByRole("option")).toHaveCount(1)
  await dialog(page).getByRole("button", { name: "Forget: VPC peering" }).press("Enter")
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
})

test("a saved hit with invalid titles is ignored, and the listboxes contain only options, those of saved hits, too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const hits = [
      { objectID: "1", url: "/faq/", hierarchy: { lvl1: { a: 1 } } },
      { objectID: "2", url: "/tools", type: "lvl1", anchor: "", hierarchy: { lvl0: "Intro", lvl1: "Kept" } },
    ]
    localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__docs_site_dev", JSON.stringify(hits))
  })
  await open(page)
  await expect(options(page)).toHaveText([/Kept/])
  await expect(dialog(page).getByRole("button", { name: "Forget: Kept" })).toBeVisible()
  await expect(dialog(page).locator("[role=listbox] button")).toHaveCount(0)
  await field(page).fill("vpc peering")
  await expect(options(page).first()).toContainText("VPC peering")
  await expect(dialog(page).locator("[role=listbox] button")).toHaveCount(0)
})

test("the search can be filtered by a kind: of one with hits, all that were loaded are shown; of one without, a message says so", async ({
  page,
}) => {
  await open(page)
  const scope = dialog(page).getByRole("group", { name: "Search in" })
  await test.step("a kind without hits, and a button that removes the filter", async () => {
    await field(page).fill("glossary")
    await expect(options(page).first()).toBeVisible()
    await scope.getByRole("button", { name: "Outputs" }).click()
    await expect(dialog(page).getByRole("status")).toHaveText(/^No results with this filter, \d+ without it$/)
    await expect(dialog(page)).not.toContainText("Try fewer words")
    await dialog(page).getByRole("button", { name: "Search everything" }).click()
    await expect(options(page).first()).toContainText("Glossary")
    await expect(scope.getByRole("button", { name: "Everything" })).toHaveAttribute("aria-pressed", "true")
    await expect(field(page)).toHaveValue("glossary")
    await expect(field(page)).toBeFocused()
  })
  await test.step("a kind with hits", async () => {
    await field(page).fill("next steps after the intro") // most hits are of one section
    await scope.getByRole("button", { name: "Guides" }).click()
    await expect(options(page)).toHaveCount(10)
  })
  await test.step("the page with all results has the same filter", async () => {
    await scope.getByRole("button", { name: "Inputs" }).click()
    await field(page).fill("vpc")
    await expect(options(page).locator("strong").first()).toHaveText(/^[a-z_.]+$/)
    await dialog(page)
      .getByRole("link", { name: /^See all \d+ results$/ })
      .click()
    await expect(page).toHaveURL("/search?q=vpc&kind=input")
    const chip = page.getByRole("group", { name: "Kind" }).getByRole("button", { name: /^Inputs/ })
    await expect(chip).toHaveAttribute("aria-pressed", "true")
  })
})

/** A message of an article, as a terminal shows it to somebody else. */
const copiedMessage = `\u001B[31m╷\u001B[0m
\u001B[31m│\u001B[0m \u001B[1mError: error deleting S3 Bucket (globex-alb-logs): BucketNotEmpty:\u001B[0m
│ The bucket you tried to delete is not empty. You must delete all
│ versions in the bucket.
│   status code: 409, request id: 7C1F2A349B0D4E56
│
│   with module.alb["blue"].aws_s3_bucket.logs[0],
│   on .terraform/modules/alb/main.tf line 22, in resource "aws_s3_bucket" "logs":
│   22: resource "aws_s3_bucket" "logs" {
╵`
const resolvesMessage = /force-destroy-on-s3-buckets|known-errors/

async function paste(input: Locator, text: string): Promise<void> {
  await input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/plain", pasted)
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test("a message that is pasted into the search finds the page that resolves it, and shows it; no text that is typed or pasted is sent", async ({
  page,
  context,
}) => {
  const sent = collectSent(context)
  await open(page)
  await paste(field(page), copiedMessage)
  await expect(field(page)).toHaveValue(
    /^Error: error deleting S3 Bucket \(globex-alb-logs\): BucketNotEmpty: The/,
  )
  await expect(field(page)).not.toHaveValue(/main\.tf|module|│/)
  await expect(options(page).first()).toHaveAttribute("href", resolvesMessage)
  await expect(options(page).first()).toContainText("The bucket you tried to delete is not empty.")
  await field(page).fill("bucket of globex-secret-project")
  await expect(options(page).first()).toBeVisible()
  await page.goto("/tools") // requests that the page sends when the reader leaves it
  expect(sent).toContainEqual(expect.stringContaining("/search/manifest.json"))
  expect(sent.filter((request) => /globex|BucketNotEmpty|7C1F2A349B0D4E56/i.test(request))).toEqual([])
})

test("a message that is pasted into the field of the search page, or is in its address, finds the page that resolves it", async ({
  page,
}) => {
  await openPage(page, "/search")
  const input = page.getByRole("searchbox", { name: "Search the documentation" })
  await paste(input, copiedMessage)
  await expect(input).toHaveValue(/^Error: error deleting/)
  await input.press("Enter")
  const hit = page.getByRole("main").getByRole("listitem").first().getByRole("link")
  await expect(hit).toHaveAttribute("href", resolvesMessage)
  expect(page.url()).not.toMatch(/module|main\.tf/)

  await page.goto(`/search?q=${encodeURIComponent(copiedMessage)}`)
  await expect(hit).toHaveAttribute("href", resolvesMessage)
})

/** Opens a hit, whose words are marked on its page. Returns the button that removes the marks. */
async function openMarkedPage(page: Page) {
  await open(page)
  await field(page).fill("vpc peering")
  await expect(options(page).first()).toBeVisible()
  await field(page).press("Enter")
  const clear = page.getByRole("button", { name: /^Clear \d+ marks$/ })
  await expect(clear).toBeVisible()
  return clear
}

const countMarks = (page: Page) => page.evaluate(() => CSS.highlights.get("search-terms")?.size ?? 0)

/** Background of marked words. */
const markColor = (page: Page) =>
  page
    .getByRole("main")
    .evaluate((main) => getComputedStyle(main, "::highlight(search-terms)").backgroundColor)
const unmarked = "rgba(0, 0, 0, 0)"

test("the words of the query are marked on the page, until the reader clears the marks", async ({ page }) => {
  const clear = await openMarkedPage(page)
  expect(await countMarks(page)).toBeGreaterThan(1)
  expect(await markColor(page)).not.toBe(unmarked)
  await clear.focus()
  await page.keyboard.press("Enter")
  await expect(clear).toHaveCount(0)
  await expect(page.getByRole("main")).toBeFocused()
  expect(await countMarks(page)).toBe(0)
  expect(await markColor(page)).toBe(unmarked)
})

test("the marks are removed when the reader leaves the page", async ({ page }) => {
  const clear = await openMarkedPage(page)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tools" }).click()
  await expect(page).toHaveURL(/\/tools$/)
  await expect(clear).toHaveCount(0)
  await expect.poll(() => countMarks(page)).toBe(0)
})

test("after a hit on the current page, Tab continues from the target of the hit", async ({ page }) => {
  const bastion = "/reference/services/security/bastion"
  await open(page, bastion)
  await field(page).fill("bastion ami_filters")
  await expect(dialog(page).locator(`[role="option"][aria-selected="true"]`)).toHaveAttribute(
    "href",
    `${bastion}#ami_filters`,
  )
  await field(page).press("Enter")
  await expect(page.locator("#ami_filters")).toBeInViewport()
  await expect(page.locator("#ami_filters")).toBeFocused()
})

test.describe("an opened hit is revealed:", () => {
  /** Searches, and opens the hit that leads to an address. */
  async function openHit(page: Page, query: string, url: string, from = start): Promise<void> {
    await open(page, from)
    await field(page).fill(query)
    await dialog(page).locator(`[role="option"][href="${url}"]`).click()
    await expect(page).toHaveURL(({ pathname, hash }) => pathname + hash === url)
  }

  test("in a tab that is not selected, also when the same hit is opened again", async ({ page }) => {
    const samples = "/reference/services/networking/sns-topics#sample-call"
    const query = "sns find_in_parent_folders"
    const tab = page.getByRole("tab", { name: "Terragrunt" }).first()
    const match = page.getByText("find_in_parent_folders").first()
    await openHit(page, query, samples)
    await expect(tab).toHaveAttribute("aria-selected", "true")
    await expect(match).toBeVisible()

    await tab.press("ArrowLeft")
    await page.keyboard.press("Enter")
    await expect(match).toBeHidden()
    await page.keyboard.press("Control+k")
    await field(page).fill(query)
    const hit = dialog(page).locator(`[role="option"][href="${samples}"]`)
    await hit.hover()
    await expect(hit).toHaveAttribute("aria-selected", "true")
    await field(page).press("Enter")
    await expect(dialog(page)).toBeHidden()
    await expect(match).toBeVisible()
  })

  test("in a tab that is not selected, in browsers that cannot mark words, too", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(CSS, "highlights"))
    await openHit(page, "sns find_in_parent_folders", "/reference/services/networking/sns-topics#sample-call")
    await expect(page.getByText("find_in_parent_folders").first()).toBeVisible()
    await expect(page.getByRole("button", { name: /^Clear \d+ marks?$/ })).toHaveCount(0)
  })

  test("in closed details", async ({ page }) => {
    const step =
      "/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough/create-the-worker-node-ami"
    await open(page)
    await field(page).fill("eks-node.json github_auth_token GITHUB_OAUTH_TOKEN")
    await dialog(page).locator(`[role="option"][href^="${step}"]`).first().click()
    await expect(page.getByText("github_auth_token").first()).toBeVisible()
  })

  test("in a list of inputs that a filter hides it from, for a recent hit, too", async ({ page }) => {
    const bastion = "/reference/services/security/bastion"
    const entry = page.locator("#ami_filters")
    await openHit(page, "bastion ami_filters", `${bastion}#ami_filters`, `${bastion}?in=domain`)
    await expect(entry).toBeInViewport()

    await page.getByRole("searchbox", { name: "Filter by name or text" }).fill("domain")
    await expect(entry).toBeHidden()
    await page.keyboard.press("Control+k")
    await field(page).fill("")
    await expect(options(page).first()).toHaveAttribute("href", `${bastion}#ami_filters`)
    await field(page).press("Enter")
    await expect(dialog(page)).toBeHidden()
    await expect(entry).toBeInViewport()
    await expect(entry).toBeFocused()
  })

  test("but not if the reader uses the page before the marks are shown", async ({ page }) => {
    const bastion = "/reference/services/security/bastion"
    const entry = page.locator("#ami_filters")
    await open(page, bastion)
    await field(page).fill("bastion ami_filters")
    const hit = dialog(page).locator(`[role="option"][href="${bastion}#ami_filters"]`)
    await expect(hit).toBeVisible()
    const release = await hold(page, "**/*.js")
    await hit.click()
    await expect(entry).toBeInViewport()

    const filter = page.getByRole("searchbox", { name: "Filter by name or text" })
    await filter.fill("domain")
    await expect(entry).toBeHidden()
    release()
    await expect(page.getByRole("button", { name: /^Clear \d+ marks?$/ })).toBeVisible()
    await expect(entry).toBeHidden()
    await expect(filter).toHaveValue("domain")
    await expect(filter).toBeInViewport()
  })
})

test("the dialog says that the index could not be loaded, and Retry loads it", async ({ page }) => {
  await page.route("**/search/manifest.json", (route) => route.abort())
  await open(page)
  await field(page).fill("vpc")
  await expect(dialog(page).getByRole("alert")).toContainText("The search index could not be reached.")
  await page.unroute("**/search/manifest.json")
  await dialog(page).getByRole("button", { name: "Retry" }).press("Enter")
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test("an HTML page in place of a file of the index is reported, and Retry loads the file", async ({
  page,
}) => {
  const file = "**/search/*/p*.json"
  await page.route(file, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }))
  await open(page)
  await field(page).fill("vpc")
  await expect(dialog(page).getByRole("alert")).toContainText("The search index could not be read.")
  await page.unroute(file)
  await dialog(page).getByRole("button", { name: "Retry" }).click()
  await expect(options(page).first()).toBeVisible()
})

test("code of the search that cannot be loaded is reported; the message can be closed, and Retry loads the code", async ({
  page,
}) => {
  await openPage(page, start)
  const button = page.getByRole("button", { name: "Search", exact: true })
  await routeOpenPage(page, "**/*.js", (route) => route.abort())
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(dialog(page).getByRole("alert")).toContainText("The search could not be loaded.")
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByRole("button", { name: "Close" }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press("Enter")
  await expect(dialog(page).getByRole("alert")).toBeVisible()
  await page.unroute("**/*.js")
  await dialog(page).getByRole("button", { name: "Retry" }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(button).toBeFocused()
})

test("if the host no longer has the code of the search, Retry reloads the page", async ({ page }) => {
  await openPage(page, start)
  let documents = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await routeOpenPage(page, "**/*.js", (route) =>
    documents === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.keyboard.press("Control+k")
  await expect(dialog(page).getByRole("alert")).toContainText("The search could not be loaded.")
  expect(documents).toBe(0)
  const loaded = page.waitForEvent("load")
  await dialog(page).getByRole("button", { name: "Retry" }).click()
  await loaded
  await untilReady(page)
  await openSearch(page)
  expect(documents).toBe(1)
})

test("long queries, emoji, right-to-left text, HTML, characters of regular expressions and spaces cause no errors", async ({
  page,
}) => {
  test.slow() // six pages of results
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(error.message))
  await openPage(page, start)
  for (const query of [
    "x".repeat(10_000),
    "🎉👩‍👩‍👧",
    "مرحبا קוברנטיס",
    '<img src=x onerror="window.injected = true">',
    "(.*)+$[^\\",
    "     ",
  ]) {
    await openSearch(page)
    await field(page).fill(query)
    await field(page).press("Enter")
    await openPage(page, `/search?q=${encodeURIComponent(query.slice(0, 2000))}`)
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Search")
    await expect(page.getByText("Fetching new results…")).toBeHidden()
    expect(await page.evaluate(() => "injected" in window), query).toBe(false)
    expect(errors, query).toEqual([])
  }
})

test("the address of an article finds it, and no words are marked on its page", async ({ page }) => {
  await open(page)
  await field(page).fill("https://docs.example.com/discussions/knowledge-base/76")
  await expect(options(page).first()).toHaveAttribute("href", "/discussions/knowledge-base/76")
  await field(page).press("Enter")
  await expect(page).toHaveURL("/discussions/knowledge-base/76")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("PutParameter")
  await expect(page.getByRole("button", { name: /^Clear \d+ mark/ })).toHaveCount(0)
})

test.describe("the page of all results", () => {
  test("counts results, loads more and moves the focus to the first of them, and filters them by section", async ({
    page,
  }) => {
    await page.goto("/search?q=vpc")
    const results = await foundResults(page)
    const shown = await results.count()
    await page.getByRole("button", { name: "Load more results" }).press("Enter")
    await expect(results.nth(shown).getByRole("link").first()).toBeFocused()
    const facet = page.getByRole("group", { name: "Section" }).getByRole("button", { name: /^Intro/ })
    await facet.click()
    await expect(facet).toHaveAttribute("aria-pressed", "true")
    await expect(results.first()).toContainText("Intro")
  })

  test("going back from a result restores the loaded results and the scroll position", async ({ page }) => {
    await openPage(page, "/search?q=vpc")
    const results = await foundResults(page)
    const first = await results.count()
    await page.getByRole("button", { name: "Load more results" }).click()
    await expect.poll(() => results.count()).toBeGreaterThan(first)
    const loaded = await results.count()
    const last = results
      .nth(loaded - 2)
      .getByRole("link")
      .first()
    await last.scrollIntoViewIfNeeded()
    const name = (await last.textContent()) ?? ""
    await last.click()
    await expect(page).not.toHaveURL(/\/search/)

    await page.goBack()
    await expect(results).toHaveCount(loaded)
    await expect(
      results
        .nth(loaded - 2)
        .getByRole("link")
        .first(),
    ).toHaveText(name)
    await expect(
      results
        .nth(loaded - 2)
        .getByRole("link")
        .first(),
    ).toBeInViewport()
  })

  test("finds fewer results with each filter, and stores the filters in the address, for going back, reloading and sharing", async ({
    page,
  }) => {
    await page.goto("/search?q=vpc")
    const guides = page.getByRole("group", { name: "Section" }).getByRole("button", { name: /^Guides/ })
    const tag = page.getByRole("group", { name: "Tag" }).getByRole("button", { name: /^networking/ })
    const status = page.getByRole("main").getByRole("status")
    await expect(status).toHaveText(/^\d+ results found$/)
    const counted = async () => parseInt((await status.textContent()) ?? "", 10)
    const all = await counted()

    await guides.click()
    await expect(page).toHaveURL("/search?q=vpc&section=Guides")
    await expect(guides).toHaveAttribute("aria-pressed", "true")
    await expect(guides).toBeFocused()
    await expect.poll(counted).toBeLessThan(all)
    const ofSection = await counted()
    await tag.click()
    await expect(page).toHaveURL("/search?q=vpc&section=Guides&tag=networking")
    await expect(tag).toHaveAttribute("aria-pressed", "true")
    await expect.poll(counted).toBeLessThan(ofSection)
    const narrowed = (await status.textContent()) ?? ""

    await page.goBack()
    await expect(tag).toHaveAttribute("aria-pressed", "false")
    await expect(guides).toHaveAttribute("aria-pressed", "true")
    await page.goForward()
    await expect(tag).toHaveAttribute("aria-pressed", "true")
    await page.reload()
    await expect(tag).toHaveAttribute("aria-pressed", "true")
    await expect(status).toHaveText(narrowed)

    await page.getByRole("main").getByRole("searchbox").fill("vpc peering")
    await expect(page).toHaveURL("/search?q=vpc+peering&section=Guides&tag=networking")
    await expect(guides).toHaveAttribute("aria-pressed", "true")
  })

  test("offers no value without results, but lets a reader deselect one", async ({ page }) => {
    await page.goto("/search?q=max_availability_zones")
    const empty = page.getByRole("group", { name: "Section" }).getByRole("button", { disabled: true }).last()
    await expect(empty).toHaveText(/ 0$/)
    const name = ((await empty.textContent()) ?? "").replace(/ 0$/, "")
    await empty.press("Enter")
    await expect(page).toHaveURL("/search?q=max_availability_zones")

    await page.goto(`/search?${new URLSearchParams({ q: "max_availability_zones", section: name })}`)
    const chosen = page.getByRole("button", { name: `${name} 0`, pressed: true })
    await expect(chosen).toBeEnabled()
    await chosen.press("Enter")
    await expect(page).toHaveURL("/search?q=max_availability_zones")
    const deselected = page.getByRole("button", { name: `${name} 0`, pressed: false })
    await expect(deselected).toBeDisabled()
    await expect(deselected).toBeFocused()
  })

  test("keeps its results when more cannot be loaded, and Retry loads them", async ({ page }) => {
    await openPage(page, "/search?q=vpc")
    const main = page.getByRole("main")
    const results = await foundResults(page)
    const shown = await results.count()
    await routeOpenPage(page, "**/search/*/t*.json", (route) => route.abort())
    await page.getByRole("button", { name: "Load more results" }).press("Enter")
    await expect(main.getByRole("alert")).toContainText("The search index could not be reached.")
    await expect(results).toHaveCount(shown)
    await expect(main.getByRole("status")).toHaveText(/^\d+ results found$/)
    await page.unroute("**/search/*/t*.json")
    await page.getByRole("button", { name: "Retry" }).press("Enter")
    await expect(results.nth(shown).getByRole("link").first()).toBeFocused()
    await expect(main.getByRole("alert")).toHaveCount(0)
  })

  test("announces the number of results in the same status that announced the loading", async ({ page }) => {
    const release = await hold(page, "**/search/manifest.json")
    await page.goto("/search?q=vpc")
    await untilReady(page)
    const status = page.getByRole("main").getByRole("status")
    await expect(status).toHaveText("Fetching new results…")
    await status.evaluate((element) => Object.assign(element, { isFirst: true }))
    release()
    await expect(status).toHaveText(/^\d+ results found$/)
    expect(await status.evaluate((element) => "isFirst" in element)).toBe(true)
  })

  test("requests everything that its first query needs before a script has run", async ({ page }) => {
    const requested = watchRequests(page)
    const release = await hold(page, "**/webpack-runtime-*.js")
    await page.goto("/search?q=vpc", { waitUntil: "domcontentloaded" })
    await expect.poll(() => requested).toContainEqual(expect.stringMatching(/^\/app-/))
    await untilRequested(page, requested)
    const early = new Set(requested)
    release()
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()

    const words = requested.findIndex((path) => /^\/search\/\w+\/p\d+\.json$/.test(path))
    const needed = requested.slice(0, words).filter((path) => /\.js(?:on)?$/.test(path))
    expect(needed).toContain("/search/manifest.json")
    expect(needed.filter((path) => !early.has(path))).toEqual([])
    expect(needed).toEqual([...new Set(needed)])
  })

  test("has no layout shift when its results arrive, on phones too", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openWithLateFonts(page, "/search?q=vpc")
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ results found$/)
    await expectStill(page)
    const rows = new Set<number>()
    for (const name of ["Kind", "Section", "Tag"]) {
      const chips = page.getByRole("group", { name }).getByRole("button")
      const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top))
      expect(new Set(tops).size, name).toBe(1)
      tops.forEach((top) => rows.add(top))
    }
    expect(rows.size).toBe(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test("shows two results without scrolling in windows of 1024 and of 1366 by 768 px", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto("/search?q=eks")
    const results = await foundResults(page)
    for (const width of [1024, 1366]) {
      await page.setViewportSize({ width, height: 768 })
      for (const result of [results.nth(0), results.nth(1)])
        await expect(result.getByRole("paragraph"), `${width} px`).toBeInViewport({ ratio: 0.98 })
    }
  })

  test("shows all values of its facets in windows of 1024 and of 1440 px", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 1400 })
    await openPage(page, "/search?q=vpc")
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ results found$/)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 1400 })
      for (const name of ["Kind", "Section", "Tag"])
        for (const chip of await page.getByRole("group", { name }).getByRole("button").all())
          await expect(chip, `${width} px`).toBeInViewport({ ratio: 0.98 }) // its edges may lie between two pixels
    }
  })

  test("names the query in the title of the document and in its field, which keeps the focus", async ({
    page,
  }) => {
    await openPage(page, "/search")
    await expect(page).toHaveTitle("Search the documentation | Gruntwork Docs")
    const field = page.getByRole("searchbox", { name: "Search the documentation" })
    for (const query of ["vpc", "eks"]) {
      await field.fill(query)
      await field.press("Enter")
      await expect(page).toHaveTitle(`Search results for "${query}" | Gruntwork Docs`)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Search results for “${query}”`)
      await expect(field).toBeFocused()
    }
    await page.goBack()
    await expect(page).toHaveTitle('Search results for "vpc" | Gruntwork Docs')
    await expect(field).toHaveValue("vpc")
    await page.reload()
    await expect(page).toHaveTitle('Search results for "vpc" | Gruntwork Docs')
    await expect(field).toHaveValue("vpc")
  })

  test("searches while the reader types, with one history entry until Enter", async ({ page }) => {
    await openPage(page, "/tools")
    await openPage(page, "/search")
    const field = page.getByRole("searchbox", { name: "Search the documentation" })
    const heading = page.getByRole("heading", { level: 1 })
    await field.fill("vpc")
    await expect(heading).toHaveText("Search results for “vpc”")
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ results found$/)
    await expect(page).toHaveURL("/search?q=vpc")
    await field.fill("vpc peering ")
    await expect(heading).toHaveText("Search results for “vpc peering”")
    await expect(field).toBeFocused()
    await expect(field).toHaveValue("vpc peering ")
    await field.press("Enter")
    await field.fill("")
    await expect(heading).toHaveText("Search the documentation")
    await page.goBack()
    await expect(page).toHaveURL("/search?q=vpc+peering")
    await expect(field).toHaveValue("vpc peering")
    await page.goBack()
    await expect(page).toHaveURL("/search")
    await page.goBack()
    await expect(page).toHaveURL("/tools")
  })

  test("searches text that is typed while results for a previous text are loading", async ({ page }) => {
    await page.addInitScript(() => {
      const push = window.history.pushState.bind(window.history)
      window.history.pushState = (state: unknown, title: string, address: string) => {
        push(state, title, address)
        const field = document.querySelector<HTMLInputElement>("main input[type=search]")
        if (field?.value !== "vpc") return
        field.setRangeText(" peering", 3, 3, "end")
        field.dispatchEvent(new Event("input", { bubbles: true }))
      }
    })
    await openPage(page, "/search")
    const field = page.getByRole("searchbox", { name: "Search the documentation" })
    await field.fill("vpc")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for “vpc peering”")
    await expect(field).toHaveValue("vpc peering")
    await page.goBack()
    await expect(page).toHaveURL("/search") // typed in a row
  })

  test("keeps a filter that is selected right after a key press", async ({ page }) => {
    await page.clock.install()
    await openPage(page, "/search?q=vpc")
    const section = page.getByRole("group", { name: "Section" }).getByRole("button", { name: /^FAQ/ })
    await expect(section).toBeVisible()
    await stopClock(page)
    await page.getByRole("searchbox", { name: "Search the documentation" }).fill("vpc p")
    await section.evaluate((button: HTMLElement) => button.click())
    await page.clock.runFor(300)
    await page.clock.resume()
    await expect(page).toHaveURL("/search?q=vpc+p&section=FAQ")
  })

  test("opens a result that is clicked right after a key press, instead of the results for the typed text", async ({
    page,
  }) => {
    await page.clock.install()
    await openPage(page, "/search")
    const release = await hold(page, /\/page-data\/(?!search)/)
    const field = page.getByRole("searchbox", { name: "Search the documentation" })
    await field.fill("vpc")
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ results found$/)
    const hit = page.getByRole("main").getByRole("list").last().getByRole("link").first()
    const address = (await hit.getAttribute("href")) ?? ""
    await stopClock(page)
    await field.fill("vpc p")
    await hit.evaluate((link: HTMLElement) => link.click())
    await page.clock.runFor(300)
    await page.clock.resume()
    release()
    await expect(page).toHaveURL(address)
  })

  test("does not restore the scroll position of a reader who came back and has left the entry again", async ({
    page,
  }) => {
    await openPage(page, "/search?q=vpc")
    const status = page.getByRole("main").getByRole("status")
    await expect(status).toHaveText(/^\d+ results found$/)
    await scrollTo(page, 900)
    await page.getByRole("main").getByRole("list").last().getByRole("link").nth(8).click()
    await expect(page).not.toHaveURL(/\/search/)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await scrollTo(page, 0)
    const field = page.getByRole("searchbox", { name: "Search the documentation" })
    await field.fill("qqqqzzzz")
    await expect(status).toHaveText("No results were found")
    await field.fill("vpc")
    await expect(status).toHaveText(/^\d+ results found$/)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test("without results shows suggestions, and no filters, and has no layout shift", async ({ page }) => {
    await openWithLateFonts(page, "/search?q=qqqqzzzzxxxx")
    const main = page.getByRole("main")
    await expect(main.getByRole("status")).toHaveText("No results were found")
    await expect(main.getByText("Or start from a section:")).toBeVisible()
    await expect(main).toContainText("Try fewer words")
    await expect(main.getByRole("group", { name: "Kind" })).toHaveCount(0)
    await expectStill(page)
  })

  test("keeps the order and the counts of the kinds when one is selected", async ({ page }) => {
    await page.goto("/search?q=vpc")
    const kinds = page.getByRole("group", { name: "Kind" }).getByRole("button")
    const status = page.getByRole("main").getByRole("status")
    await expect(status).toHaveText(/^\d+ results found$/)
    const names = await kinds.allTextContents()
    const questions = kinds.filter({ hasText: "Questions" })
    const count = Number(/\d+/.exec((await questions.textContent()) ?? "")?.[0])
    expect(count).toBeGreaterThan(0)
    await questions.click()
    await expect(status).toHaveText(`${count} results found`)
    expect(await kinds.allTextContents()).toEqual(names)
  })

  test("keeps a selected section when another one is deselected", async ({ page }) => {
    await openPage(page, "/search?q=vpc&section=Guides&section=FAQ")
    const sections = page.getByRole("main").getByRole("group", { name: "Section" })
    await sections.getByRole("button", { name: /^FAQ/ }).click()
    await expect(sections.getByRole("button", { pressed: true })).toHaveText([/^Guides/])
    await expect(page).toHaveURL("/search?q=vpc&section=Guides")
  })

  test("says that no result matches its filters, and removes them with one button", async ({ page }) => {
    await page.goto("/search?q=glossary&kind=output&section=FAQ")
    const main = page.getByRole("main")
    await expect(main.getByRole("status")).toHaveText(/^No results with these filters, \d+ without them$/)
    await expect(main.getByRole("group", { name: "Tag" })).toHaveCount(0) // it would have no value
    await expect(main).not.toContainText("Try fewer words")
    await main.getByRole("button", { name: "Search everything" }).press("Enter")
    await expect(page).toHaveURL("/search?q=glossary")
    await expect(main.getByRole("status")).toHaveText("One result found")
    await expect(main).toBeFocused()
    await page.goBack()
    await expect(main.getByRole("button", { name: "Search everything" })).toBeVisible()
  })

  test("shows the whole query in its heading in windows of 360 and of 1440 px", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const query = `error acquiring the state lock ConditionalCheckFailedException ${"x".repeat(50)}`
    await openPage(page, `/search?q=${encodeURIComponent(query)}`)
    const heading = page.getByRole("heading", { name: `Search results for “${query}”` })
    await expect(heading).toBeVisible()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      const text = await heading.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { right, bottom } = range.getBoundingClientRect()
        return { right, bottom }
      })
      const form = await page.getByRole("main").getByRole("search").boundingBox()
      expect(text.right).toBeLessThanOrEqual(width)
      expect(text.bottom, `${width} px`).toBeLessThan(form?.y ?? 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  test("has no layout shift when the query is added to its heading, on phones too", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openWithLateFonts(page, "/search?q=backup%20retention%20period")
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ results found$/)
    await expectStill(page)
  })

  test("scrolls its rows of filters to the values that the address selects, on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto("/search?q=vpc&kind=release&section=Knowledge+Base")
    for (const name of ["Releases", "Knowledge Base"]) {
      const chip = page.getByRole("main").getByRole("button", { name: new RegExp(`^${name}`), pressed: true })
      await expect(chip).toBeInViewport({ ratio: 0.98 }) // its edges may lie between two pixels
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test("ignores values in the address that no facet has", async ({ page }) => {
    await page.goto("/search?q=vpc&section=Nothing&tag=%3Cb%3E&tag=&page=x")
    const results = page.getByRole("main").getByRole("listitem")
    await expect(results.first()).toBeVisible()
    await expect(page.getByRole("main").locator("button[aria-pressed=true]")).toHaveCount(0)
  })

  test("the page says that the index could not be loaded, and Retry loads it", async ({ page }) => {
    await page.route("**/search/manifest.json", (route) => route.abort())
    await page.goto("/search?q=vpc")
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "The search index could not be reached.",
    )
    await page.unroute("**/search/manifest.json")
    await page.getByRole("button", { name: "Retry" }).press("Enter")
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
    await expect(page.getByRole("main")).toBeFocused()
  })

  test("breaks long names in titles only after their marks on a phone, as the dialog does", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, "/search?q=auto%20deploy%20from%20github")
    const title = page
      .getByRole("main")
      .getByRole("heading", { name: "allow_auto_deploy_from_github" })
      .first()
    const lines = async (text: Locator) => {
      await expect(text).toBeVisible()
      return text.evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const found: string[] = []
        let top: number | undefined
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const [index, letter] of [...(node.textContent ?? "")].entries()) {
            range.setStart(node, index)
            range.setEnd(node, index + 1)
            const box = range.getBoundingClientRect()
            if (top === undefined || box.top > top + 5) found.push("")
            top = box.top
            found.push(`${found.pop()}${letter}`)
          }
        return found
      })
    }
    const onPage = await lines(title)
    expect(onPage.length).toBeGreaterThan(1)
    for (const line of onPage.slice(0, -1)) expect(line).toMatch(/_$/)

    await openSearch(page)
    await field(page).fill("auto deploy from github")
    const option = page.getByRole("option", { name: "allow_auto_deploy_from_github" }).first()
    const inDialog = await lines(option.locator("strong"))
    expect(inDialog.length).toBeGreaterThan(1)
    for (const line of inDialog.slice(0, -1)) expect(line).toMatch(/_$/)
  })

  test("consists of a form and links without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto("/search?q=vpc")
    await expect(page.getByRole("searchbox", { name: "Search the documentation" })).toBeVisible()
    await expect(page.getByRole("main").getByRole("link", { name: "Guides" })).toBeVisible()
    await context.close()
  })

  test("is not for search engines", async ({ request }) => {
    const html = await (await request.get("/search")).text()
    expect(/<meta[^>]*name="robots"[^>]*>/.exec(html)?.[0]).toMatch(/content="[^"]*noindex/)
  })
})

test("the search has no accessibility fault", async ({ page }) => {
  await open(page)
  await field(page).fill("vpc peering")
  await expect(options(page).first()).toBeVisible()
  expect(await faultsInBothModes(page, "dialog[open]")).toEqual([])
  await page.goto("/search?q=vpc")
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
  expect(await faultsInBothModes(page, "main")).toEqual([])
})
