import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { expect, test } from "@playwright/test"
import { makeOfflineCopy } from "../../scripts/offline/make-offline-copy"

test.describe.configure({ mode: "default" }) // one copy, made by one worker

let folder: string

const address = (file: string) => pathToFileURL(path.join(folder, file)).href

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(path.join(tmpdir(), "offline-"))
  for (const [file, content] of await makeOfflineCopy(path.resolve("public"))) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
})

test.afterAll(() => rmSync(folder, { recursive: true }))

test.beforeEach(async ({ context, page }) => {
  await context.setOffline(true)
  page.on("request", (request) => expect(request.url()).toMatch(/^(?:file|data):/))
})

test("the copy opens from a folder with its styles, and its links work", async ({ page }) => {
  const missing: string[] = []
  page.on("requestfailed", (request) => missing.push(request.url()))
  await page.goto(address("intro/overview/how-it-works/index.html"))

  await expect(page.getByRole("heading", { level: 1, name: "How it works" })).toBeVisible()
  await expect(page.locator("article h1")).toHaveCSS("font-family", /IBM Plex Sans/)
  await page.getByRole("main").getByRole("link", { name: "Build Your Own Architecture" }).first().click()
  await expect(page).toHaveURL(address("guides/build-it-yourself/index.html"))
  expect(missing).toEqual([])
})

test("the copy can be searched without a server", async ({ page }) => {
  await page.goto(address("index.html"))
  await page.getByRole("searchbox", { name: "Search the documentation" }).fill("backup retention")

  const result = page.locator(".offline-bar").getByRole("link").first()
  await expect(result).toContainText(/backup/i)
  await expect(page.locator(".offline-bar ol"), "room for numbers").toHaveCSS("padding-inline-start", "34px")
  await expect(page.getByRole("main").getByRole("search")).toHaveCount(0) // it needs a server
  await result.click()
  await expect(page).toHaveURL(/^file:.*\/index\.html/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("a query with more results than the copy lists says how many there are", async ({ page }) => {
  await page.goto(address("tools/index.html"))
  await page.getByRole("searchbox", { name: "Search the documentation" }).fill("vpc")
  const bar = page.locator(".offline-bar")
  await expect(bar.getByRole("status")).toHaveText(/^The first 20 of \d{3,} results$/)
  await expect(bar.getByRole("link")).toHaveCount(20)
})

test("a query without results says so", async ({ page }) => {
  await page.goto(address("tools/index.html"))
  await page.getByRole("searchbox", { name: "Search the documentation" }).fill("qqqqzzzz")
  await expect(page.locator(".offline-bar").getByRole("status")).toHaveText(
    "Nothing was found for “qqqqzzzz”.",
  )
})

test("if the index could not be read, the next query reads it again", async ({ page }) => {
  await page.goto(address("tools/index.html"))
  const field = page.getByRole("searchbox", { name: "Search the documentation" })
  const bar = page.locator(".offline-bar")
  const index = path.join(folder, "offline/search-index.js")
  renameSync(index, `${index}.moved`)
  await field.fill("vpc")
  await expect(bar.getByRole("status")).toHaveText("The search index could not be read.")
  renameSync(`${index}.moved`, index)
  await field.fill("eks")
  await expect(bar.getByRole("link").first()).toBeVisible()
})

test("the color mode can be switched, and is kept on the next page", async ({ page }) => {
  await page.goto(address("tools/index.html"))
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light")
  await page.getByRole("button", { name: "Switch to dark mode" }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await page.goto(address("courses/index.html"))
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeVisible()
})
