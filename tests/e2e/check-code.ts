import type { Page } from "@playwright/test"

/** Checks code on the page for it, which is open. */
export async function checkCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your code" }).fill(code)
  await page.getByRole("button", { name: "Check", exact: true }).click()
}
