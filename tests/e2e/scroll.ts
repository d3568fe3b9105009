import type { Page } from "@playwright/test"

/**
 * Scrolls to a position and waits for the scroll event. Otherwise two scrolls can be in one frame, and the page only
 * gets the event of the last one.
 * @param top in px, another than where the page is
 */
export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate(
    (position) =>
      new Promise<void>((resolve) => {
        window.addEventListener("scroll", () => resolve(), { once: true })
        window.scrollTo(0, position)
      }),
    top,
  )
}

/** Scrolls to the end of the page, and waits as `scrollTo` does. */
export async function scrollToEnd(page: Page): Promise<void> {
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
}
