import { expect, type Page } from "@playwright/test"

/**
 * Navigates as the links of the site do, without loading the document again, and without a pointer, which would prefetch the
 * page. It does not wait between several addresses.
 */
export function navigate(page: Page, ...addresses: string[]): Promise<void> {
  return page.evaluate((all) => {
    const { ___navigate } = window as unknown as { ___navigate: (to: string) => void }
    for (const address of all) ___navigate(address)
  }, addresses)
}

/** Follows the link to the next page at the end of "How it works". */
export async function followNext(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: "Docs pages" })
    .getByRole("link", { name: /Getting started/ })
    .click()
  await expect(page.getByRole("heading", { level: 1, name: "Getting started" })).toBeVisible()
}
