import { expect, type Page, test } from "@playwright/test"
import { storageKeys } from "../../src/shared/storage-keys"
import { navigate } from "./navigate"
import { openPage, reloadPage, untilReady } from "./open-page"
import { openSearch, searchDialog, searchField } from "./search-dialog"
import { sites } from "./sites"

const open = (page: Page, path: string) => openPage(page, sites.handbook + path)
const bar = (page: Page) => page.getByRole("banner")
const storedVersion = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.preferredVersion)

test("a language link keeps the path and swaps the prefix; the default language has none", async ({
  page,
}) => {
  await open(page, "/intro/start")
  await bar(page).getByRole("button", { name: "English" }).click()
  await bar(page).getByRole("link", { name: "العربية" }).click()
  await expect(page).toHaveURL(`${sites.handbook}/ar/intro/start`)
  await expect(page.getByRole("heading", { level: 1, name: "البداية" })).toBeVisible()

  await untilReady(page)
  await bar(page).getByRole("button", { name: "العربية" }).click()
  await bar(page).getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(`${sites.handbook}/intro/start`)
  await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeVisible()
})

for (const path of ["/nope", "/ar/nope"])
  test(`on ${path}, where no page exists, language links keep the path`, async ({ page }) => {
    const errors: string[] = []
    page.on("pageerror", ({ message }) => errors.push(message))
    await open(page, path)
    await bar(page)
      .getByRole("button", { name: path === "/nope" ? "English" : "العربية" })
      .click()
    const links = bar(page).getByRole("link", { name: /^(English|العربية)$/ })
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/handbook/nope",
      "/handbook/ar/nope",
    ])
    expect(errors).toEqual([])
  })

test("a link in a text to another language changes the language and the direction of the document", async ({
  page,
}) => {
  await open(page, "/intro/start")
  const root = page.locator("html")
  const expectDocument = async (lang: string, dir: string) => {
    await expect(root).toHaveAttribute("lang", lang)
    await expect(root).toHaveAttribute("dir", dir)
  }
  await navigate(page, `${new URL(sites.handbook).pathname}/ar/intro/start`)
  await expect(page).toHaveURL(`${sites.handbook}/ar/intro/start`)
  await expectDocument("ar", "rtl")
  await page.goBack()
  await expectDocument("en", "ltr")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a page names its language, its direction and its translations", async ({ page }) => {
    await page.goto(`${sites.handbook}/ar/intro/start`)
    await expect(page.locator("html")).toHaveAttribute("lang", "ar")
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
    const translations = page.locator("link[rel=alternate][hreflang]")
    expect(
      await translations.evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute("hreflang"),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      ),
    ).toEqual([
      ["en", "/handbook/intro/start"],
      ["ar", "/handbook/ar/intro/start"],
      ["x-default", "/handbook/intro/start"],
    ])
    await page.goto(`${sites.handbook}/guides/deploy`)
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr")
    await expect(translations).toHaveCount(0)
  })

  for (const width of [360, 1440])
    test(`the other versions and languages are links in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${sites.handbook}/intro/start`)
      await expect(bar(page).getByRole("button", { name: /^(Next|English)$/ })).toHaveCount(0)
      await bar(page).getByRole("link", { name: "1.0", exact: true }).click()
      await expect(page).toHaveURL(`${sites.handbook}/1.0/intro/start`)
      await bar(page).getByRole("link", { name: "Next", exact: true }).click()
      await bar(page).getByRole("link", { name: "العربية" }).click()
      await expect(page).toHaveURL(`${sites.handbook}/ar/intro/start`)
    })
})

test("a right-to-left page has its sidebar on the right; its code runs from left to right, and its copy button does not cover the start of it", async ({
  page,
}) => {
  await open(page, "/ar/intro/start")
  const sidebar = await page.getByRole("navigation", { name: "Docs sidebar" }).boundingBox()
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox()
  expect(sidebar?.x).toBeGreaterThan(heading?.x ?? Infinity)

  const article = page.getByRole("article")
  for (const text of ['module "bastion" {', "./modules/bastion/", "./main.tf"]) {
    const places = await article.getByText(text, { exact: true }).evaluate((element) => {
      const places: number[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.nodeValue ?? "").trimEnd().length; at++) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          places.push(range.getBoundingClientRect().left)
        }
      return places
    })
    expect(places.length).toBeGreaterThanOrEqual(text.replaceAll(" ", "").length)
    expect(places, text).toEqual(places.toSorted((a, b) => a - b))
  }

  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const block = page.locator(".code-block")
    await block.hover()
    const frame = await block.boundingBox()
    const button = await block.getByRole("button", { name: "Copy" }).boundingBox()
    expect(button?.x, `${width} px`).toBeGreaterThan((frame?.x ?? Infinity) + (frame?.width ?? 0) / 2)
  }
})

test("a version link leads to the same page of the version and stores the choice", async ({ page }) => {
  await open(page, "/intro/start")
  await bar(page).getByRole("button", { name: "Next" }).click()
  await bar(page).getByRole("link", { name: "1.0" }).click()
  await expect(page).toHaveURL(`${sites.handbook}/1.0/intro/start`)
  await expect(page.getByRole("heading", { level: 1, name: "Start with 1.0" })).toBeVisible()
  await expect(bar(page).getByRole("button", { name: "1.0" })).toBeVisible()
  expect(await storedVersion(page)).toBe("1.0")
})

for (const [kind, button, link, path] of [
  ["version", "Next", "1.0", "/1.0/intro/start"],
  ["language", "English", "العربية", "/ar/intro/start"],
] as const)
  test(`back from the ${kind} chosen in the menu leads to the previous page, and further back to the one before it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, "/guides/deploy")
    await open(page, "/intro/start")
    await page.getByRole("button", { name: "Open navigation" }).click()
    const menu = page.getByRole("dialog", { name: "Navigation" })
    await menu.getByRole("button", { name: "Back to main menu" }).click()
    await menu.getByRole("button", { name: button }).click()
    await menu.getByRole("link", { name: link }).click()
    await expect(page).toHaveURL(sites.handbook + path)
    await expect(menu).toBeHidden()
    for (const before of ["/intro/start", "/guides/deploy"]) {
      await page.goBack()
      await expect(page).toHaveURL(sites.handbook + before)
    }
  })

test("Escape closes a list in the menu, and then the menu", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, "/intro/start")
  await page.getByRole("button", { name: "Open navigation" }).click()
  const menu = page.getByRole("dialog", { name: "Navigation" })
  await menu.getByRole("button", { name: "Back to main menu" }).click()
  await menu.getByRole("button", { name: "Next" }).click()
  await expect(menu.getByRole("link", { name: "1.0" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(menu.getByRole("link", { name: "1.0" })).toBeHidden()
  await expect(menu).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(menu).toBeHidden()
})

test("a version without the page opens on its main document", async ({ page }) => {
  await open(page, "/guides/deploy")
  await bar(page).getByRole("button", { name: "Next" }).click()
  await bar(page).getByRole("link", { name: "1.0" }).click()
  await expect(page).toHaveURL(`${sites.handbook}/1.0/intro/start`)
})

test("outside the docs, the preferred version is shown, or the last version if there is no preference", async ({
  page,
}) => {
  await open(page, "/search")
  await expect(bar(page).getByRole("button", { name: "1.0" })).toBeVisible()
  await page.evaluate((key) => localStorage.setItem(key, "current"), storageKeys.preferredVersion)
  await reloadPage(page)
  await expect(bar(page).getByRole("button", { name: "Next" })).toBeVisible()
})

test("outside the docs, a version that the reader has just chosen is shown", async ({ page }) => {
  await open(page, "/1.0/intro/start")
  await bar(page).getByRole("button", { name: "1.0" }).click()
  await bar(page).getByRole("link", { name: "Next" }).click()
  await expect(page).toHaveURL(`${sites.handbook}/intro/start`)
  await openSearch(page)
  await searchField(page).fill("plans")
  await page.getByRole("link", { name: /^See all/ }).click()
  await expect(page.getByRole("heading", { name: "Search results for “plans”" })).toBeVisible()
  await expect(bar(page).getByRole("button", { name: "Next" })).toBeVisible()
})

test("a stored version that no longer exists is removed", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, "0.9"), storageKeys.preferredVersion)
  await open(page, "/search")
  await expect(bar(page).getByRole("button", { name: "1.0" })).toBeVisible()
  expect(await storedVersion(page)).toBeNull()
})

test("a page has the search attributes of its language and version", async ({ request }) => {
  const filed = async (path: string) => {
    const html = await (await request.get(sites.handbook + path)).text()
    const metas = html.matchAll(/<meta[^>]*name="docsearch:(\w+)"[^>]*content="([^"]*)"/g)
    return Object.fromEntries(Array.from(metas, ([, name, content]) => [name, content]))
  }
  expect(await filed("/ar/intro/start")).toMatchObject({
    language: "ar",
    docusaurus_tag: "docs-default-current",
  })
  expect(await filed("/1.0/intro/start")).toMatchObject({
    language: "en",
    version: "1.0",
    docusaurus_tag: "docs-default-1.0",
  })
})

test("a search only finds pages in the language and version of the current page", async ({ page }) => {
  const find = async (path: string, query: string) => {
    await open(page, path)
    await openSearch(page)
    await searchField(page).fill(query)
    const hits = searchDialog(page).getByRole("option")
    await expect(hits.first()).toBeVisible()
    return hits.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
  }
  const own = /^\/handbook\/(?!1\.0\/|ar\/)/
  for (const path of await find("/intro/start", "plans")) expect(path).toMatch(own)
  expect(await find("/1.0/intro/start", "plans")).toEqual(["/handbook/1.0/intro/start"])
  expect(new Set(await find("/ar/intro/start", "البداية"))).toEqual(new Set(["/handbook/ar/intro/start"]))
})
