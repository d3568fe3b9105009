import { expect, type Page } from "@playwright/test"
import { readyValue, scriptAttribute } from "../../src/theme/color-mode"

/** Opens a page and waits until it answers to clicks and keys: a busy machine may take long after the last request. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilReady(page)
}

/** Waits until a page that was loaded answers to clicks and keys. */
export async function untilReady(page: Page): Promise<void> {
  const bound = { timeout: 0 } // the test's own
  await expect(page.locator("html")).toHaveAttribute(scriptAttribute, readyValue, bound)
}
