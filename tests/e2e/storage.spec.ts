import { expect, type Page, test } from "@playwright/test"
import { storageKeys, tabStorageKey } from "../../src/shared/storage-keys"
import { openPage } from "./open-page"
import { openSearch, searchDialog, searchField } from "./search-dialog"

const keys = [
  ...Object.values(storageKeys),
  ...["iac-tool", "system"].map(tabStorageKey),
  ...["RECENT", "FAVORITE"].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__docs_site_dev`),
]

/** The states in which the storage of a browser can be. */
const storages: { name: string; breakStorage: (page: Page) => Promise<unknown> }[] = [
  {
    name: "storage that is denied",
    breakStorage: (page) =>
      page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("Access is denied for this document.", "SecurityError")
            },
          })
      }),
  },
  {
    name: "storage and session storage whose every call throws",
    breakStorage: (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("Access is denied for this document.", "SecurityError")
        }
        const calls = ["getItem", "setItem", "removeItem", "key", "clear"]
        const storage = Object.fromEntries(calls.map((call) => [call, refuse]))
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, { get: () => storage, configurable: true })
      }),
  },
  {
    name: "storage full of junk",
    breakStorage: (page) =>
      page.addInitScript((names) => {
        for (const name of names) localStorage.setItem(name, "\u0000{")
      }, keys),
  },
]

/** The controls of each type of page that store something, or read what is stored. */
const pages: { name: string; path: string; use: (page: Page) => Promise<void> }[] = [
  { name: "home", path: "/", use: searchAndOpen },
  { name: "doc page", path: "/intro/first-deployment/deploy", use: chooseTab },
  // The dialog for subscribers is the same on articles, which store nothing else.
  { name: "service", path: "/reference/services/security/bastion", use: followSubscriberLink },
  { name: "search", path: "/search?q=vpc", use: seeResults },
]

async function chooseTab(page: Page) {
  await page.getByRole("tab", { name: "OpenTofu" }).first().click()
  for (const tab of await page.getByRole("tab", { name: "OpenTofu" }).all())
    await expect(tab).toHaveAttribute("aria-selected", "true")
}

async function followSubscriberLink(page: Page) {
  await page.locator("main a[data-subscribers]").first().click()
  const dialog = page.getByRole("dialog", { name: "For Subscribers Only" })
  await dialog.getByRole("checkbox", { name: "Don't warn me again" }).check()
  const opened = page.context().waitForEvent("page")
  await dialog.getByRole("link", { name: "Continue to GitHub" }).click()
  await opened
  await expect(dialog).toBeHidden()
}

async function seeResults(page: Page) {
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
    "Search results for “vpc”",
  )
  await expect(
    page
      .getByRole("main")
      .getByText(/\d+ results found/)
      .first(),
  ).toBeVisible()
}

async function switchColors(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light")
  await page.getByRole("button", { name: "Switch to dark mode" }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
}

async function closeAnnouncement(page: Page) {
  const bar = page.getByRole("region", { name: "Announcement" })
  await expect(bar).toBeVisible()
  await bar.getByRole("button", { name: "Close announcement" }).click()
  await expect(bar).toBeHidden()
}

async function searchAndOpen(page: Page) {
  const dialog = searchDialog(page)
  await openSearch(page)
  await searchField(page).fill("terragrunt")
  const first = dialog.getByRole("option").first()
  await expect(first).toBeVisible()
  const before = page.url()
  await first.click()
  await expect(page).not.toHaveURL(before)
  await expect(dialog).toBeHidden()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  // the opened hit is now a recent one, if storage works
  await openSearch(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
}

for (const { name: storage, breakStorage } of storages)
  for (const { name, path, use } of pages)
    test(`${name} with ${storage}: everything works`, async ({ page, context }) => {
      const errors: string[] = []
      page.on("pageerror", ({ message }) => errors.push(message))
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text())
      })
      await context.route("https://github.com/**", (route) => route.fulfill({ body: "GitHub" }))
      await breakStorage(page)

      await openPage(page, path)
      await closeAnnouncement(page)
      await switchColors(page)
      await use(page)

      expect(errors).toEqual([])
    })
