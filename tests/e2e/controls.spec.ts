import { expect, type Locator, test } from "@playwright/test"
import { openPage } from "./open-page"

async function edges(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}

test("740 × 360: a diagram in full is in the middle of its stage", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await openPage(page, "/guides/reference-architecture/configuration-guide") // its drawing is twice as high
  await page.getByRole("button", { name: "Open diagram" }).first().click()
  const dialog = page.getByRole("dialog", { name: "Diagram" })
  const whole = dialog.getByRole("button", { name: "Whole diagram" })
  await whole.click()
  const bar = await edges(whole)
  const middle = async () => {
    const { left, right, top, bottom } = await edges(dialog.locator(".diagram > svg"))
    return { x: Math.round((left + right) / 2), isWithin: top > bar.bottom && bottom < 360 }
  }
  await expect.poll(middle).toEqual({ x: 370, isWithin: true })
})
