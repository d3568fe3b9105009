import type { Page } from "@playwright/test"
import { routeOpenPage } from "./route-open-page"

/** Delays the responses of addresses that match a pattern. Returns a function that releases them. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await routeOpenPage(page, address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
