import type { Page } from "@playwright/test"

/**
 * Scrolls to a position and waits until the page has heard of it. Without that, two scrolls may fall into one frame,
 * and the page hears of the last alone.
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
