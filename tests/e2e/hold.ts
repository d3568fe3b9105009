import type { Page } from "@playwright/test"
import { routeOpenPage } from "./route-open-page"

/** Holds back the answers of addresses that match a pattern. Returns what lets them come. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await routeOpenPage(page, address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
