import { expect, type Locator, type Page } from "@playwright/test"

/** Waits until the results page has counted its results. Returns those that it shows. */
export async function foundResults(page: Page): Promise<Locator> {
  const main = page.getByRole("main")
  await expect(main.getByRole("status")).toHaveText(/^\d+ results found$/)
  return main.getByRole("list").last().getByRole("listitem")
}
