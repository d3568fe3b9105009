import { expect, type Page, test } from "@playwright/test"
import { followNext, navigate } from "./navigate"
import { openPage, reloadPage } from "./open-page"
import { scrollTo, scrollToEnd } from "./scroll"

const docPage = "/intro/overview/how-it-works"
/** A page long enough to scroll, with a link to the next. */
const nextPage = { path: "/intro/overview/getting-started", heading: "Getting started" }

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })
const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function openDocPage(page: Page, address = docPage) {
  await openPage(page, address)
}

/** Navigates like a link of the text. */
async function followLinkTo(page: Page, href: string) {
  await page.evaluate((address) => {
    const link = document.createElement("a")
    link.href = address
    link.textContent = "A link of the test"
    document.querySelector("article")!.querySelector("p")!.append(link)
  }, href)
  await page.getByRole("link", { name: "A link of the test" }).click()
}

for (const [address, tidy] of [
  [`${docPage}/index.html`, docPage],
  ["/guides/index.html?from=mail#top", "/guides?from=mail#top"],
  [`${docPage}.html?from=mail#top`, `${docPage}?from=mail#top`],
] as const)
  test(`${address} opens as ${tidy}`, async ({ page, baseURL }) => {
    await openDocPage(page, address)
    await expect(page).toHaveURL(baseURL + tidy)
    await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
    await page.getByRole("button", { name: "Search" }).click()
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible()
  })

test("a link to index.html leads to its folder without a full load", async ({ page, baseURL }) => {
  await openDocPage(page)
  await page.evaluate(() => void (window.name = "same document"))
  await navigate(page, "/faq/eks/index.html")
  await expect(heading(page, /EKS/)).toBeVisible()
  await expect(page).toHaveURL(`${baseURL}/faq/eks`)
  expect(await page.evaluate(() => window.name)).toBe("same document")
})

test("the announcement's link leads to its page without a full load", async ({ page, baseURL }) => {
  await openDocPage(page)
  await page.evaluate(() => void (window.name = "same document"))
  await page.getByRole("region", { name: "Announcement" }).getByRole("link").click()
  await expect(page).toHaveURL(`${baseURL}/guides/`)
  await expect(heading(page, /Guides/)).toBeVisible()
  expect(await page.evaluate(() => window.name)).toBe("same document")
})

// `pages.spec.ts` opens the other two forms, and the addresses of many others.
for (const path of [`${docPage}/`, "/guides"])
  test(`${path} is served and interactive`, async ({ page }) => {
    const errors: string[] = []
    page.on("pageerror", ({ message }) => errors.push(message))
    await openDocPage(page, path)
    await page.getByRole("button", { name: "Switch to dark mode" }).click()
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    expect(errors).toEqual([])
  })

test("a page works with a fragment that cannot be decoded", async ({ page }) => {
  for (const hash of ["#100%", "#%E9"]) {
    await page.goto("about:blank")
    await openDocPage(page, docPage + hash)
    await expect(heading(page, "How it works")).toBeVisible()
  }
  for (const [hash, tidy] of [
    ["#%zz", /#%25zz$/],
    ["#%FF", /#%25FF$/],
  ] as const) {
    await page.evaluate((value) => void (window.location.hash = value), hash)
    await expect(page).toHaveURL(tidy)
  }
  await followNext(page)
})

for (const [written, address, title] of [
  ["/tools%2F", "/tools/", "Tools"],
  ["/tools%20", "/tools", "Tools"],
  ["//tools/index.html", "/tools", "Tools"],
  ["/intro//overview/how-it-works", "/intro/overview/how-it-works", "How it works"],
  [
    "/intro/overview/how-it-works%23what-you-still-do-yourself",
    "/intro/overview/how-it-works#what-you-still-do-yourself",
    "How it works",
  ],
  ["/no/such%3Fpage", "/no/such?page", "Page Not Found"],
  ["/100%25-uptime", "/100-uptime", "Page Not Found"],
] as const)
  test(`the address ${written} shows a page that works`, async ({ page, baseURL }) => {
    await openPage(page, baseURL + written)
    await expect(page).toHaveURL(baseURL + address)
    await expect(heading(page, title)).toBeVisible()
    await page.getByRole("button", { name: "Switch to dark mode" }).click()
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
  })

test("a page starts at its top, and back returns to where the reader was", async ({ page }) => {
  await openDocPage(page)
  await scrollToEnd(page)
  const left = await position(page)
  expect(left).toBeGreaterThan(300)

  await followNext(page)
  await expect.poll(() => position(page)).toBe(0)

  await page.goBack()
  await expect(heading(page, "How it works")).toBeVisible()
  await expect.poll(async () => Math.abs((await position(page)) - left)).toBeLessThan(60)
})

test("back after a reload returns to where the reader was", async ({ page }) => {
  await openDocPage(page)
  await scrollToEnd(page)
  const left = await position(page)
  await followNext(page)
  await reloadPage(page)
  await page.goBack()
  await expect(heading(page, "How it works")).toBeVisible()
  await expect.poll(async () => Math.abs((await position(page)) - left)).toBeLessThan(60)
})

test("back to an address with a target returns to the top if the reader was there", async ({ page }) => {
  await openDocPage(page)
  const id = await page.locator("article h2[id]").last().getAttribute("id")
  await openDocPage(page, `${docPage}#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await page.keyboard.press("Home")
  await expect.poll(() => position(page)).toBe(0)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tools" }).click()
  await expect(heading(page, "Tools")).toBeVisible()
  await page.goBack()
  await expect(heading(page, "How it works")).toBeInViewport()
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
  await expect.poll(() => position(page)).toBe(0)
})

test("a link to a target scrolls to it, and Tab continues from it", async ({ page }) => {
  await openDocPage(page, nextPage.path)
  const id = await page.locator("article h2[id]").last().getAttribute("id")
  await openDocPage(page)
  const before = await page.evaluateHandle(() => {
    const counts = { entries: history.length, traversals: 0 }
    window.addEventListener("popstate", () => counts.traversals++)
    return counts
  })
  await followLinkTo(page, `${nextPage.path}#${id}`)
  await expect(heading(page, nextPage.heading)).toBeAttached()
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  expect(
    await before.evaluate(({ entries, traversals }) => ({
      entries: history.length - entries,
      traversals,
      hasKey: "key" in history.state,
    })),
  ).toEqual({ entries: 1, traversals: 0, hasKey: true })
  await page.goBack()
  await expect(heading(page, "How it works")).toBeVisible()
})

test("a page that a link opens is first painted with its first screen, and complete in the next paint", async ({
  page,
}) => {
  const text = page.locator("article .markdown").last()
  await openDocPage(page)
  const whole = await text.textContent()
  await openDocPage(page, nextPage.path)
  await page.evaluate(() => {
    const states: string[] = []
    Object.assign(window, { states })
    new MutationObserver(() => {
      const state = document.querySelector("main article .markdown")?.textContent ?? ""
      if (states.at(-1) !== state) states.push(state)
    }).observe(document.querySelector("main")!, { childList: true, subtree: true })
  })
  await page.getByRole("navigation", { name: "Docs sidebar" }).locator(`a[href="${docPage}"]`).click()
  await expect(text).toHaveText(whole!)
  const states = await page.evaluate(() => (window as unknown as { states: string[] }).states)
  expect(states).toHaveLength(2)
  expect(whole!.startsWith(states[0]!)).toBe(true)

  // Links in the added content navigate without a full page load, too.
  await page.evaluate(() => void (window.name = "same document"))
  await text.getByRole("link").last().click()
  await expect(page).not.toHaveURL(new RegExp(docPage))
  expect(await page.evaluate(() => window.name)).toBe("same document")
})

test("a link in the text to the current page adds no history entry", async ({ page }) => {
  await openDocPage(page)
  const entry = () => page.evaluate(() => ({ length: history.length, key: String(history.state.key) }))
  const before = await entry()
  await followLinkTo(page, docPage)
  await expect.poll(async () => (await entry()).key).not.toBe(before.key)
  expect((await entry()).length).toBe(before.length)
})

test("a link to a target that does not exist scrolls to the top", async ({ page }) => {
  await openDocPage(page)
  await scrollTo(page, 400)
  await navigate(page, "/intro/overview/getting-started#gone")
  await expect(heading(page, nextPage.heading)).toBeVisible()
  await expect.poll(() => position(page)).toBe(0)
})

test("a navigation that only changes the query neither scrolls nor fetches the page again", async ({
  page,
}) => {
  await openDocPage(page)
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
  await scrollTo(page, 400)
  await navigate(page, "/intro/overview/how-it-works?version=1")
  await expect(page).toHaveURL(/\?version=1$/)
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
  expect(await position(page)).toBe(400)

  // A filter writes the query in this way; then a link within the page is followed.
  await page.evaluate(() => history.replaceState(history.state, "", "?version=2"))
  await page
    .getByRole("navigation", { name: "Table of contents" })
    .getByRole("link", { name: "When neither model fits" })
    .click()
  await expect(page).toHaveURL(/\?version=2#when-neither-model-fits$/)
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
  expect(fetched).not.toContain(`/page-data${docPage}/page-data.json`)
})

test("a new page is announced, and the next Tab focuses the skip link", async ({ page }) => {
  await openDocPage(page)
  await followNext(page)
  await expect(page.locator("[aria-live=assertive]")).toHaveText(`Navigated to ${nextPage.heading}`)
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused()
})

for (const address of ["/", "/#main"])
  test(`going back before ${address} is shown returns to the previous page`, async ({ page, baseURL }) => {
    const start = "/reference/services/security/bastion"
    await openPage(page, `${start}?in=ami`)
    await page.evaluate(() => {
      const { pushState } = history
      history.pushState = (...entry) => {
        pushState.apply(history, entry)
        history.back()
      }
    })
    await navigate(page, address)
    await expect(page).toHaveURL(`${baseURL}${start}?in=ami`)
    await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
    await expect(page.getByRole("searchbox", { name: "Filter by name or text" })).toHaveValue("ami")
  })
