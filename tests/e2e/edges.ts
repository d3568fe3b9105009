import type { Locator } from "@playwright/test"

/** Where an element is in the window, in pixels; all zero if it is not shown. */
export async function edges(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}
