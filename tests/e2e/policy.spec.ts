import { expect, type Page, test } from "@playwright/test"
import { navigate } from "./navigate"
import { openPage } from "./open-page"
import { searchDialog, searchField } from "./search-dialog"
import { sites } from "./sites"

/** Pages of every type, in an order in which none fetches the next one ahead of time. */
const walk = [
  "/intro/overview/how-it-works",
  "/intro/first-deployment/deploy",
  "/guides/",
  "/guides/style",
  "/faq/eks/",
  "/faq/ref-arch",
  "/discussions/knowledge-base/",
  "/discussions/knowledge-base/6",
  "/discussions/knowledge-base/12",
  "/tags",
  "/tags/vpc",
  "/courses",
  "/tools",
  "/support",
  "/reference/services/",
  "/reference/services/data-storage/amazon-aurora",
  "/reference/deployable",
  "/guides/stay-up-to-date/releases/",
  "/reference/check",
  "/search?q=vpc",
]

/** The pages of `walk` that `pages.spec.ts` loads, too; it fails on any message about the policy. */
const loadedElsewhere = new Set([
  "/intro/overview/how-it-works",
  "/intro/first-deployment/deploy",
  "/guides/",
  "/faq/eks/",
  "/discussions/knowledge-base/6",
  "/tags",
  "/tags/vpc",
  "/courses",
  "/tools",
  "/support",
])

/** Collects a page's violations of the policy, its errors, and its requests to other sites, also across full page loads. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  const own = new Set<string>(Object.values(sites).map((address) => new URL(address).origin))
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== "data:" && !own.has(origin)) faults.push(`A request to another site: ${request.url()}`)
  })
  page.on("pageerror", ({ message }) => faults.push(message))
  page.on("console", (message) => {
    // The bar of this small site links to pages that only the whole site has: their prefetch finds nothing.
    const isPrefetch = message.location().url.startsWith(`${sites.workbench}/page-data/`)
    if (message.type() === "error" && !isPrefetch) faults.push(message.text())
  })
  await page.exposeFunction("reportViolation", (text: string) => void faults.push(text))
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
    document.addEventListener("securitypolicyviolation", (event) =>
      reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return faults
}

test("navigations to twenty pages, and full loads of half of them, do not violate the policy, and no request leaves the site", async ({
  page,
}) => {
  test.slow() // thirty pages
  const faults = await faultsOf(page)
  await openPage(page, "/")
  await page.evaluate(() => void (window.name = "same document"))
  for (const address of walk) {
    await navigate(page, address)
    await expect(page).toHaveURL((url) => url.pathname + url.search === address)
    await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
  }
  expect(await page.evaluate(() => window.name)).toBe("same document")
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)

  for (const address of walk) if (!loadedElsewhere.has(address)) await openPage(page, address)
  await page.waitForLoadState("networkidle")
  expect(await page.evaluate(() => "gtag" in window)).toBe(false)
  expect(faults).toEqual([])
})

test("search, menus and dialogs do not violate the policy", async ({ page }) => {
  const faults = await faultsOf(page)
  await openPage(page, "/discussions/knowledge-base/12")
  await page.getByRole("button", { name: "Search", exact: true }).click()
  await searchField(page).fill("vpc")
  await expect(searchDialog(page).getByRole("option").first()).toBeVisible()
  await page.keyboard.press("Escape")

  await page.getByRole("button", { name: "More" }).click()
  await page.keyboard.press("Escape")
  await page
    .getByRole("article")
    .getByRole("link", { name: /for subscribers only/ })
    .first()
    .click()
  await expect(page.getByRole("dialog", { name: /For (?:CIS )?Subscribers Only/ })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Switch to dark mode" }).click()

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole("button", { name: "Open navigation" }).click()
  await page.keyboard.press("Escape")
  expect(faults).toEqual([])
})

test("a zoomed image does not violate the policy", async ({ page }) => {
  const faults = await faultsOf(page)
  await openPage(page, `${sites.workbench}/images`)
  await page.getByRole("button", { name: "Zoom image" }).first().click()
  await expect(page.getByRole("dialog", { name: "Zoomed image" })).toBeVisible()
  expect(faults).toEqual([])
})

test("the check of a call, its worker and its WebAssembly do not violate the policy", async ({ page }) => {
  const faults = await faultsOf(page)
  await openPage(page, `${sites.workbench}/guides/commands`)
  await page.getByRole("button", { name: "My values" }).click()
  await expect(page.getByRole("dialog", { name: "My values" })).toBeVisible()
  await page.keyboard.press("Escape")

  await openPage(page, `${sites.workbench}/reference/services/storage/box`)
  await page.getByRole("button", { name: "Build a call" }).click()
  await expect(page.getByRole("region", { name: "Your call" })).toBeVisible()
  await page.getByRole("link", { name: "Check my call" }).click()
  await expect(page.getByRole("textbox", { name: "Your code" })).toHaveValue(/^module /) // the sample, which is loaded
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(page.getByRole("region", { name: "Result" })).toContainText("1 call checked: no problems.")
  expect(faults).toEqual([])
})

/** Tries what an attack by a text in the page would do. Returns an error per attempt; `undefined` if it succeeded. */
function attack(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const refusalOf = (action: () => void) => {
      try {
        action()
        return undefined
      } catch (error) {
        return (error as Error).name
      }
    }
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void }
    }
    return [
      refusalOf(() => (document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>")),
      refusalOf(() => (document.createElement("script").src = "/app.js")),
      refusalOf(() => trustedTypes.createPolicy("other", {})),
      refusalOf(() => trustedTypes.createPolicy("docs", {})),
    ]
  })
}

const refused = ["TypeError", "TypeError", "TypeError", "TypeError"]

test("strings cannot be used as HTML or script, and no other Trusted Types policy can be created", async ({
  page,
}) => {
  const response = await openPage(page, "/tools")
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-")
  expect(await attack(page)).toEqual(refused)
})

test("pages contain their policy, for hosts that send no headers", async ({ page }) => {
  await page.route("**/*", async (route) => {
    const response = await route.fetch()
    const { "content-security-policy": policy, ...headers } = response.headers()
    expect(policy).toBeDefined()
    await route.fulfill({ response, headers })
  })
  const faults = await faultsOf(page)
  await openPage(page, "/tools")
  expect(faults).toEqual([])
  expect(await attack(page)).toEqual(refused)
  await page.evaluate(() => document.body.setAttribute("style", "color: red"))
  await expect.poll(() => faults.some((fault) => fault.startsWith("style-src-attr"))).toBe(true)
  await page.unrouteAll({ behavior: "wait" })
})
