import { expect, type Locator, type Page } from "@playwright/test"

/** The search over a page. */
export const searchDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" })

/** The field of the search over a page; that of the results page has another role. */
export const searchField = (page: Page): Locator =>
  page.getByRole("combobox", { name: "Search the documentation" })

/** Opens the search over a page. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("Control+k")
  await expect(searchField(page)).toBeFocused()
}
