import { expect, type Page, test } from "@playwright/test"
import { hold } from "./hold"
import { navigate } from "./navigate"
import { openPage, reloadPage, stopClock, untilReady } from "./open-page"
import { untilRequested, watchRequests } from "./prefetches"
import { routeOpenPage } from "./route-open-page"
import { searchDialog, searchField } from "./search-dialog"
import { sites } from "./sites"

const docPage = "/intro/overview/how-it-works"
/** A page of another type: its script is not that of `docPage`. */
const target = { path: "/tags", heading: "Tags", data: "**/page-data/tags/page-data.json*" }
const targetScript = "**/component---src-pages-tags-tsx-*.js"

const main = (page: Page) => page.getByRole("main")
const box = (page: Page) => page.getByRole("alert").filter({ hasText: "Retry" })
const retry = (page: Page) => box(page).getByRole("button", { name: "Retry" })

async function openDocPage(page: Page) {
  await openPage(page, docPage)
  await page.evaluate(() => void (window.name = "same document"))
}

async function expectOldPage(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "How it works" })).toBeVisible()
}

async function expectTarget(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: target.heading })).toBeVisible()
  await expect(main(page)).toHaveAttribute("data-route-state", "loaded")
}

test("the current page stays until the next one is loaded; a spinner, and then a progress bar, are shown meanwhile", async ({
  page,
}) => {
  await page.clock.install()
  await openDocPage(page)
  const release = await hold(page, targetScript)
  await stopClock(page)
  await navigate(page, target.path)

  await expect(main(page)).toHaveAttribute("data-route-state", "loading")
  await expectOldPage(page)
  await page.clock.runFor(190)
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toHaveCount(0)
  await page.clock.runFor(20)
  const spinner = page.getByRole("status").filter({ hasText: "Loading the page" })
  await expect(spinner).toHaveCount(1)
  const header = await page.getByRole("banner").boundingBox()
  const { y } = (await spinner.locator("> *").boundingBox()) ?? { y: NaN }
  expect(y).toBeGreaterThan((header?.y ?? NaN) + (header?.height ?? NaN)) // it covers no control
  await page.clock.runFor(780)
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await page.clock.runFor(20)
  const bar = page.getByRole("progressbar", { name: "Loading the page" })
  await expect(bar).toHaveAttribute("aria-valuenow", "8")
  await page.clock.runFor(780)
  await expect(bar).toHaveAttribute("aria-valuenow", "8")
  await page.clock.runFor(20)
  await expect(bar).toHaveAttribute("aria-valuenow", "10")
  await page.clock.runFor(60_000)
  await expect(bar).toHaveAttribute("aria-valuenow", "99")

  await page.clock.resume()
  release()
  await expectTarget(page)
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toHaveCount(0)
})

test("of several requested pages, only the last one is shown", async ({ page }) => {
  await openDocPage(page)
  const release = await hold(page, target.data)
  await navigate(page, target.path)
  await expect(main(page)).toHaveAttribute("data-route-state", "loading")
  await navigate(page, "/tools")
  await expect(page.getByRole("heading", { level: 1, name: "Tools" })).toBeVisible()

  const late = page.waitForResponse(target.data)
  release()
  await (await late).finished()
  await expect(main(page)).toHaveAttribute("data-route-state", "loaded")
  await expect(page).toHaveURL(/\/tools$/)
})

for (const [what, address] of [
  ["its data", target.data],
  ["its script", targetScript],
] as const) {
  test(`if ${what} cannot be loaded, the page shows the failure, and Retry opens the requested page`, async ({
    page,
    baseURL,
  }) => {
    await openDocPage(page)
    await routeOpenPage(page, address, (route) => route.abort())
    await navigate(page, `${target.path}?from=mail#main`)

    await expect(box(page)).toContainText("The page could not be loaded.")
    await expect(main(page)).toHaveAttribute("data-route-state", "failed")
    await expectOldPage(page)
    await expect(page).toHaveURL(baseURL + docPage)

    await retry(page).click()
    await expect(main(page)).toHaveAttribute("data-route-state", "failed")
    await expect(retry(page)).toBeFocused()
    expect(await page.evaluate(() => window.name)).toBe("same document")

    await page.unroute(address)
    await retry(page).click()
    await expectTarget(page)
    await expect(page).toHaveURL(`${baseURL}${target.path}?from=mail#main`)
    await page.goBack()
    await expectOldPage(page)
    await expect(page).toHaveURL(baseURL + docPage)
  })
}

test("the message about a page that failed to load can be closed, and the current page still works", async ({
  page,
}) => {
  await openDocPage(page)
  await routeOpenPage(page, target.data, (route) => route.abort())
  await navigate(page, target.path)
  await box(page).getByRole("button", { name: "Close" }).click()
  await expect(box(page)).toHaveCount(0)
  await expect(main(page)).toHaveAttribute("data-route-state", "loaded")
  await expect(main(page)).toBeFocused()
  await expectOldPage(page)

  await page.unroute(target.data)
  await navigate(page, target.path)
  await expectTarget(page)
})

test("the menu closes if the page of its link cannot be loaded", async ({ page, baseURL }) => {
  const requested = { name: "Getting started", path: "/intro/overview/getting-started" }
  const data = `**/page-data${requested.path}/page-data.json*`
  const menu = page.getByRole("dialog", { name: "Navigation" })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(data, (route) => route.abort())
  await openDocPage(page)
  await page.getByRole("button", { name: "Open navigation" }).click()
  await menu.getByRole("link", { name: requested.name, exact: true }).click()
  await expect(menu).toBeHidden()
  await expect(box(page)).toContainText("The page could not be loaded.")

  await page.unroute(data)
  await retry(page).click()
  await expect(page.getByRole("heading", { level: 1, name: requested.name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(baseURL + docPage)
  await expectOldPage(page)
})

test("the next navigation removes the message about a failed page", async ({ page }) => {
  await openDocPage(page)
  await routeOpenPage(page, target.data, (route) => route.abort())
  await navigate(page, target.path)
  await expect(box(page)).toBeVisible()
  await navigate(page, "/tools")
  await expect(page.getByRole("heading", { level: 1, name: "Tools" })).toBeVisible()
  await expect(box(page)).toHaveCount(0)
})

test("a page whose prefetch failed opens when its link is followed", async ({ page, baseURL }) => {
  await openDocPage(page)
  await routeOpenPage(page, target.data, (route) => route.abort())
  const failure = page.waitForEvent("requestfailed", (request) => request.url().includes(target.path))
  // The promise of a failed load stays pending, because the reader may retry.
  await page.evaluate(
    (path) =>
      void (window as unknown as { ___loader: { loadPage: (path: string) => unknown } }).___loader.loadPage(
        path,
      ),
    target.path,
  )
  await failure
  await page.unroute(target.data)
  await navigate(page, `${target.path}#main`)
  await expectTarget(page)
  await expect(page).toHaveURL(`${baseURL}${target.path}#main`)
})

for (const { name, path, role, opens } of [
  {
    name: "Build a call",
    path: "/reference/services/security/bastion",
    role: "button",
    opens: ["region", "Call builder"],
  },
  {
    name: "My values",
    path: `${sites.workbench}/guides/commands`,
    role: "button",
    opens: ["dialog", "My values"],
  },
  {
    name: /for subscribers only/,
    path: "/discussions/knowledge-base/12",
    role: "link",
    opens: ["dialog", "For Subscribers Only"],
  },
] as const)
  test(`a spinner is shown while the code of the ${role} ${name} loads`, async ({ page }) => {
    await openPage(page, path)
    const release = await hold(page, "**/*.js")
    await page.getByRole("main").getByRole(role, { name }).first().click()
    const spinner = page.getByRole("status").filter({ hasText: /^Loading$/ })
    await expect(spinner).toHaveCount(1)
    release()
    await expect(page.getByRole(opens[0], { name: opens[1] })).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })

test("going back to a page that cannot be loaded shows the failure, and keeps the history entry", async ({
  page,
  baseURL,
}) => {
  await openPage(page, `${target.path}?a=1#main`)
  await navigate(page, docPage)
  await expectOldPage(page)
  await reloadPage(page)
  await routeOpenPage(page, target.data, (route) => route.abort())

  await page.goBack()
  await expect(box(page)).toBeVisible()
  await expectOldPage(page)
  await expect(page).toHaveURL(`${baseURL}${target.path}?a=1#main`)

  await page.goForward()
  await expect(box(page)).toHaveCount(0)
  await expectOldPage(page)

  await page.goBack()
  await expect(box(page)).toBeVisible()
  await page.unroute(target.data)
  await retry(page).click()
  await expectTarget(page)
  await expect(page).toHaveURL(`${baseURL}${target.path}?a=1#main`)
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
  await page.goForward()
  await expectOldPage(page)
})

test("going back before the page's scripts have run opens the page of the history entry", async ({
  page,
  baseURL,
}) => {
  await openPage(page, target.path)
  await navigate(page, docPage)
  await expectOldPage(page)
  const release = await hold(page, "**/app-*.js")
  await page.reload({ waitUntil: "commit" })
  await expectOldPage(page)
  await page.goBack({ waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1, name: target.heading })).toBeVisible()
  release()
  await expectTarget(page)
  await expect(page).toHaveURL(`${baseURL}${target.path}`)
})

test("if a deploy has removed the script of a requested page, the page is opened with one full page load", async ({
  page,
  baseURL,
}) => {
  await openDocPage(page)
  let loads = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await routeOpenPage(page, targetScript, (route) => route.fulfill({ status: 404, body: "gone" }))
  await navigate(page, `${target.path}?a=1#main`)

  // The reloaded document cannot load its scripts either. It can be read, and does not reload itself again.
  await expect(box(page)).toContainText("Parts of this page do not work.")
  await expect(page.getByRole("heading", { level: 1, name: target.heading })).toBeVisible()
  await expect(page).toHaveURL(`${baseURL}${target.path}?a=1#main`)
  expect(loads).toBe(1)
})

for (const [what, address] of [
  ["data", target.data],
  ["script", targetScript],
] as const)
  test(`a first page whose ${what} cannot be loaded can be read, shows the failure, and works after Retry`, async ({
    page,
  }) => {
    await page.route(address, (route) => route.abort())
    await page.goto(target.path)
    await expect(box(page)).toContainText("Parts of this page do not work.")
    await expect(main(page)).toHaveAttribute("data-route-state", "failed")
    await expect(page.getByRole("heading", { level: 1, name: target.heading })).toBeVisible()
    await expect(page.locator("html")).not.toHaveAttribute("data-js")

    await page.unroute(address)
    await retry(page).click()
    await expect(box(page)).toHaveCount(0)
    await expectTarget(page)
    await untilReady(page)
    await page.getByRole("button", { name: "Search" }).click()
    await expect(searchDialog(page)).toBeVisible()
  })

test("if no script of a page can be loaded, the page is the same as without JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route("**/*.js", (route) => route.abort())
  await page.goto(docPage)
  await expectOldPage(page)
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
  await expect(box(page)).toHaveCount(0)
})

test("if a script for one part of a page cannot be loaded, the rest of the page works", async ({ page }) => {
  let loads = 0
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const blocked: string[] = []
  await page.route(/\/\d+-[0-9a-f]+\.js$/, async (route) => {
    blocked.push(route.request().url())
    await route.abort()
  })
  await page.goto("/intro/first-deployment/deploy")
  await untilReady(page)
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("heading", { level: 1, name: /deploy/i })).toBeVisible()
  expect(blocked.length).toBeGreaterThan(0)
  expect(loads).toBe(1)
  expect(errors).toEqual([])
})

test("scripts are requested after the first paint, together with the data that they need, and nothing is loaded twice", async ({
  page,
}) => {
  const requested = watchRequests(page)
  const releaseStyles = await hold(page, "**/styles.*.css")
  const releaseRuntime = await hold(page, "**/webpack-runtime-*.js")
  await page.goto(docPage, { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1, name: "How it works" })).toBeAttached()
  expect(requested.filter((path) => path.endsWith(".js"))).toEqual([])

  releaseStyles()
  await expect.poll(() => requested).toContainEqual(expect.stringMatching(/^\/component---/))
  await untilRequested(page, requested)
  const early = new Set(requested)
  expect(early).toContain(`/page-data${docPage}/page-data.json`)
  releaseRuntime()
  await untilReady(page)
  const needed = requested.filter((path) =>
    /^\/(?:component---|page-data\/(?:app-data|intro\/overview\/how-it-works\/))/.test(path),
  )
  expect(needed.filter((path) => !early.has(path))).toEqual([])
  expect(needed).toEqual([...new Set(needed)])
})

test("a link to a heading below the first screen works as soon as it is shown", async ({ page }) => {
  await openPage(page, "/reference/services/security/")
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector<HTMLAnchorElement>(".theme-doc-toc-desktop [href='#outputs']")
      if (!link) return
      observer.disconnect()
      window.name = document.getElementById("outputs") ? "whole page" : "first screen"
      link.click()
    }).observe(document, { childList: true, subtree: true })
  })
  await main(page).locator("a[href='/reference/services/security/bastion']").first().click()
  await expect(page).toHaveURL("/reference/services/security/bastion#outputs")
  expect(await page.evaluate(() => window.name)).toBe("first screen")
  await expect(page.locator("#outputs")).toBeInViewport()
})

test("a button that is pressed before the page's scripts have run takes effect after them", async ({
  page,
}) => {
  const release = await hold(page, "**/*.js")
  await page.goto(docPage, { waitUntil: "commit" })
  await page.getByRole("button", { name: "More" }).click()
  await page.getByRole("button", { name: "Search", exact: true }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  release()
  await expect(searchDialog(page)).toBeVisible()
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(searchDialog(page)).toBeHidden()
  await expect(page.getByRole("button", { name: "More" })).toHaveAttribute("aria-expanded", "false")
  await expect(page.locator("[data-pressed]")).toHaveCount(0)
})

test("a button that works before the page's scripts have run is not pressed again after them", async ({
  page,
}) => {
  const release = await hold(page, "**/*.js")
  await page.goto("/discussions/knowledge-base/3", { waitUntil: "commit" })
  const button = page.getByRole("button", { name: /^Show all \d+ lines$/ }).first()
  await button.click()
  await expect(button).toBeHidden()
  const link = page.getByRole("link", { name: "Skip to main content" })
  await link.focus()
  release()
  await untilReady(page)
  await expect(link).toBeFocused()
})

test("a link to a private repository that is pressed before the page's scripts have run warns after them", async ({
  page,
}) => {
  const release = await hold(page, "**/*.js")
  await page.goto("/discussions/knowledge-base/12", { waitUntil: "commit" })
  const link = page.getByRole("article").getByRole("link", { name: /for subscribers only/ })
  await link.first().click()
  await expect(page.locator("[data-pressed]")).toHaveCount(1)
  release()
  await expect(page.getByRole("dialog", { name: "For Subscribers Only", exact: true })).toBeVisible()
  await expect(page).toHaveURL("/discussions/knowledge-base/12")
  expect(page.context().pages()).toHaveLength(1)
})

test("a filter that is used before the page's scripts have run is applied after them", async ({ page }) => {
  const release = await hold(page, "**/*.js")
  await page.goto("/discussions/knowledge-base/", { waitUntil: "commit" })
  const filter = page.getByRole("form", { name: "Filter articles" })
  const words = filter.getByRole("searchbox", { name: "Words or number" })
  const kind = filter.getByRole("combobox", { name: "Kind" })
  await words.pressSequentially("vpc")
  await words.press("Enter")
  await kind.selectOption("how-to")
  await expect(page).toHaveURL("/discussions/knowledge-base/")
  release()
  await expect(page).toHaveURL("/discussions/knowledge-base/?kind=how-to&q=vpc")
  await expect(words).toHaveValue("vpc")
  await expect(kind).toHaveValue("how-to")
  await expect(page.getByRole("main").getByRole("status")).toContainText(/^\d+ of /)
  await expect(page.locator("[data-changed]")).toHaveCount(0)
})

test("code that is checked before the page's scripts have run is checked after them", async ({ page }) => {
  const release = await hold(page, "**/*.js")
  await page.goto("/reference/check", { waitUntil: "commit" })
  const code = page.getByRole("textbox", { name: "Your code" })
  await code.fill('module "a" {\n  source = "b"\n}\n')
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(page).toHaveURL("/reference/check")
  release()
  const result = page.getByRole("region", { name: "Result" })
  await expect(result).toContainText("No call of a catalog module was found.")
  await expect(result.getByRole("heading", { name: "Result", exact: true })).toBeVisible()
  await expect(code).toHaveValue('module "a" {\n  source = "b"\n}\n')
})

for (const address of ["/search?q=vpc", "/no/such-page"])
  test(`a query that is typed before the scripts of ${address} have run stays in the field`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: 10 }) // React runs effects later when rendering is slow
    const release = await hold(page, "**/*.js")
    await page.goto(address, { waitUntil: "commit" })
    const field = main(page).getByRole("searchbox")
    await field.fill("bastion")
    release()
    const answer = address.startsWith("/search") ? "Search results for “bastion”" : "Closest pages"
    await expect(page.getByRole("heading", { name: answer })).toBeVisible()
    await expect(field).toHaveValue("bastion")
  })

for (const stored of ["no tool", "terragrunt"])
  test(`a tool that is chosen before the page's scripts have run applies after them, with ${stored} stored`, async ({
    page,
  }) => {
    await page.addInitScript((tool) => {
      if (tool !== "no tool") localStorage.setItem("docusaurus.tab.iac-tool", tool)
    }, stored)
    const release = await hold(page, "**/*.js")
    await page.goto(docPage, { waitUntil: "commit" })
    const radio = page.getByRole("radio", { name: "OpenTofu" })
    await radio.check()
    await expect(page.locator("html")).not.toHaveAttribute("data-tool", "opentofu")
    release()
    await expect(page.locator("html")).toHaveAttribute("data-tool", "opentofu")
    await expect(radio).toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.tab.iac-tool"))).toBe("opentofu")
  })

test("the complete sidebar does not replace a link that has the focus", async ({ page }) => {
  const release = await hold(page, "**/sidebars/*.json")
  const loaded = page.waitForResponse("**/sidebars/*.json")
  await openPage(page, docPage)
  const closed = page.getByRole("navigation", { name: "Docs sidebar" }).locator("a[data-closed]")
  await closed.first().focus()
  release()
  const address = (await loaded).url()
  // The page has the file when the test has loaded it after the page. The frames are for rendering.
  await page.evaluate(async (file) => {
    await (await fetch(file)).json()
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, address)
  await expect(closed.first()).toBeFocused()
  await page.getByRole("link", { name: "Skip to main content" }).focus()
  await expect(closed).toHaveCount(0)
})

for (const shortcut of ["Control+k", "/"])
  test(`${shortcut} before the page's scripts have run opens the search after them`, async ({ page }) => {
    const release = await hold(page, "**/*.js")
    await page.goto(docPage, { waitUntil: "commit" })
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible()
    await page.keyboard.press(shortcut)
    release()
    await expect(searchField(page)).toBeFocused()
  })

test("on a phone, a tap on the menu button before the page's scripts have run opens the menu after them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await hold(page, "**/*.js")
  await page.goto(docPage, { waitUntil: "commit" })
  await page.getByRole("button", { name: "Open navigation" }).click()
  release()
  await expect(page.getByRole("dialog", { name: "Navigation" })).toBeVisible()
})

test("the progress bar of a loaded page is removed before the next page begins to load", async ({ page }) => {
  await page.clock.install()
  await openDocPage(page)
  const bar = page.getByRole("progressbar", { name: "Loading the page" })
  const release = await hold(page, target.data)
  await hold(page, "**/page-data/tools/page-data.json*")
  await stopClock(page)
  await navigate(page, target.path)
  await expect(main(page)).toHaveAttribute("data-route-state", "loading")
  await page.clock.runFor(210)
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toHaveCount(1)
  await page.clock.runFor(800)
  await expect(bar).toHaveAttribute("aria-valuenow", "8")

  await main(page).evaluate((element) => {
    const { ___navigate } = window as unknown as { ___navigate: (to: string) => void }
    new MutationObserver((_, observer) => {
      if (element.dataset.routeState !== "loaded") return
      observer.disconnect()
      ___navigate("/tools")
      Object.assign(window, { isNextRequested: true })
    }).observe(element, { attributes: true })
  })
  release()
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return page.evaluate(() => "isNextRequested" in window)
    })
    .toBe(true)
  await expect(main(page)).toHaveAttribute("data-route-state", "loading")
  await expect(bar).toHaveCount(0)
})

test("hydration does not set the attributes `dir` and `lang` again, which would restyle the page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const set: (string | null)[] = []
    Object.assign(window, { set })
    new MutationObserver((records) => set.push(...records.map(({ attributeName }) => attributeName))).observe(
      document,
      { subtree: true, attributeFilter: ["dir", "lang"] },
    )
  })
  await openPage(page, docPage)
  expect(await page.evaluate(() => (window as unknown as { set: string[] }).set)).toEqual([])
})
