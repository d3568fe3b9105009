import { expect, type Page, type Response } from "@playwright/test"
import { readyValue, scriptAttribute } from "../../src/theme/attributes"

const testsOwn = { timeout: 0 } // only the test's own timeout

/**
 * Opens a page and waits until it, and each custom element in its content, reacts to clicks and keys. Scripts are
 * requested after the first paint, which on a busy machine is later than an idle network.
 * @returns the answer to the request for the page
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await untilReady(page)
  await untilDefined(page)
  return response
}

/**
 * Opens a page as `openPage` does, and then stops its clock. On a busy machine, a test would otherwise miss what the page
 * shows for a second or two. What needs timers, as another document or axe does, needs `page.clock.resume()` before it.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await stopClock(page)
}

/** Stops a clock that is installed, a minute from now: timers that have been started are due before. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60_000)
}

/** Reloads a page and waits as `openPage` does. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload()
  await untilReady(page)
  await untilDefined(page)
}

/** Waits until a page that was loaded reacts to clicks and keys. Its custom elements may not be defined yet. */
export async function untilReady(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute(scriptAttribute, readyValue, testsOwn)
}

/** Waits until the custom elements of the page that is shown are defined. */
export async function untilDefined(page: Page): Promise<void> {
  await expect(page.locator("main :not(:defined)")).toHaveCount(0, testsOwn)
}
