import { expect, test } from "@playwright/test"

const docPage = "/intro/overview/how-it-works"

test("the first stop of the keyboard skips to the content", async ({ page }) => {
  await page.goto(docPage, { waitUntil: "networkidle" })
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to main content" })
  await expect(skip).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("the bar holds the site's items and their targets", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  const bar = page.getByRole("banner").getByRole("navigation", { name: "Main" })
  for (const [name, href] of [
    ["Intro", "/intro/overview/intro-to-gruntwork"],
    ["Guides", "/guides/"],
    ["Service Catalog API", "/reference/services/intro/overview"],
    ["Tools", "/tools"],
    ["Courses", "/courses"],
  ] as const)
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", href)
})

test("the More dropdown opens with Enter, is walked by arrows and closes with Escape", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  const more = page.getByRole("button", { name: "More" })
  await expect(more).toHaveAttribute("aria-expanded", "false")
  await more.focus()
  await page.keyboard.press("Enter")
  await expect(more).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("ArrowDown")
  await expect(page.locator(":focus")).toHaveText(/Knowledge Base/)
  await page.keyboard.press("Escape")
  await expect(more).toHaveAttribute("aria-expanded", "false")
  await expect(more).toBeFocused()
})

test("the colour mode is switched, kept, and there before any bundle runs", async ({ page }) => {
  await page.goto(docPage, { waitUntil: "networkidle" })
  await page.getByRole("button", { name: "Switch to dark mode" }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark")

  await page.route("**/*.js", (route) => route.abort())
  await page.reload()

  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark")
  await expect(page.getByRole("heading", { level: 1, name: "How it works" })).toBeVisible()
})

test("a closed announcement stays closed", async ({ page }) => {
  await page.goto(docPage, { waitUntil: "networkidle" })
  const bar = page.getByRole("region", { name: "Announcement" })
  await expect(bar).toBeVisible()
  await bar.getByRole("button", { name: "Close announcement" }).click()
  await expect(bar).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.dismiss"))).toBe("true")
  await page.reload()
  await expect(bar).toBeHidden()
})

test("on a small window the menu opens on the sidebar and leads back to the main menu", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(docPage, { waitUntil: "networkidle" })
  await page.getByRole("button", { name: "Open navigation" }).click()
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" })
  await expect(sidebar.getByRole("link", { name: "Getting started", exact: true })).toBeVisible()
  await page.getByRole("button", { name: /Back to main menu/ }).click()
  await expect(page.getByRole("link", { name: "Courses" }).first()).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: "Open navigation" })).toBeFocused()
})

test("the footer holds four groups and the copyright line", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  const footer = page.getByRole("contentinfo")
  for (const group of ["Company", "Community", "Resources", "Legal"])
    await expect(footer.getByText(group, { exact: true })).toBeVisible()
  await expect(footer).toContainText(/2020–2022/)
})

test("a page's inline scripts are allowed by its own policy", async ({ page }) => {
  const violations: string[] = []
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  const response = await page.goto(docPage, { waitUntil: "networkidle" })
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-")
  await page
    .getByRole("navigation", { name: "Docs pages" })
    .getByRole("link", { name: /Getting started/ })
    .click()
  await expect(page.getByRole("heading", { level: 1, name: "Getting started" })).toBeVisible()
  expect(violations).toEqual([])
})
