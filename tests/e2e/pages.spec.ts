import { expect, test, type Page } from "@playwright/test"
import { accessibilityFaults, colorRules } from "./accessibility"

/** One page of every type. */
const pages = [
  { name: "home", path: "/", heading: "Gruntwork Docs" },
  { name: "doc page", path: "/intro/overview/how-it-works", heading: "How it works" },
  { name: "doc page with code and tabs", path: "/intro/first-deployment/deploy", heading: /deploy/i },
  { name: "section index", path: "/guides/", heading: "Guides and foundations" },
  { name: "FAQ", path: "/faq/eks/", heading: /EKS/ },
  { name: "article", path: "/discussions/knowledge-base/6", heading: /AccessDenied on sts:AssumeRole/ },
  { name: "article index", path: "/discussions/knowledge-base/?tag=kubernetes", heading: "Knowledge Base" },
  { name: "tag index", path: "/tags", heading: "Tags" },
  { name: "tag", path: "/tags/vpc", heading: /tagged with "vpc"/ },
  { name: "courses", path: "/courses", heading: "Courses" },
  { name: "tools", path: "/tools", heading: "Tools" },
  { name: "support", path: "/support", heading: "Support" },
  { name: "constructs", path: "/constructs", heading: "Constructs for writers" },
  { name: "search", path: "/search", heading: "Search the documentation" },
  { name: "not found", path: "/no/such/page", heading: "Page Not Found" },
]

/** The failed requests of the 404 page, which the browser reports: its own address, and the page data for this address. */
const missing = /\/no\/such\/page(?:\/page-data\.json)?(?:\?|$)/

for (const { name, path, heading } of pages) {
  test.describe(name, () => {
    test("at 360 and 1440 px it is complete, fits, and is accessible", async ({ page }) => {
      const errors: string[] = []
      page.on("pageerror", ({ message }) => errors.push(message))
      page.on("console", (message) => {
        if (message.type() === "error" && !missing.test(message.location().url)) errors.push(message.text())
      })
      await page.setViewportSize({ width: 360, height: 900 })
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
      await expectCompleteAndFitting(page)
      // The colors are the same at every width; those of parts that only small windows show are in `accessibility.spec.ts`.
      expect(await accessibilityFaults(page, { without: colorRules })).toEqual([])

      await page.setViewportSize({ width: 1440, height: 900 })
      await expectCompleteAndFitting(page)
      expect(await accessibilityFaults(page)).toEqual([])
      // In the dark mode nothing but the colors differs.
      await page.getByRole("button", { name: "Switch to dark mode" }).click()
      await expect(page.locator("html")).toHaveCSS("color-scheme", "dark")
      expect(await accessibilityFaults(page, { rules: colorRules })).toEqual([])
      expect(errors).toEqual([])
    })

    test("without JavaScript it can be read", async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
      expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(80)
      await context.close()
    })
  })
}

async function expectCompleteAndFitting(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, "pixels wider than the window").toBeLessThanOrEqual(0)
}
