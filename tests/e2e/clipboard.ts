import type { Page } from "@playwright/test"

/** The permissions of a context whose clipboard is read. */
export const clipboardPermissions = ["clipboard-read", "clipboard-write"]

/** The text that was copied last. */
export function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
