import { expect, type Page } from "@playwright/test"

/**
 * Routes requests of a page that may be open already. The browser confirms the first route of an open page before the page
 * sends its requests there, so this waits for a request of the page that is routed.
 */
export async function routeOpenPage(page: Page, ...[address, handler]: Parameters<Page["route"]>) {
  await page.route(address, handler)
  if (page.url() === "about:blank") return
  const probe = "/is-routed"
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }))
  const status = () => page.evaluate(async (path) => (await fetch(path)).status, probe)
  await expect.poll(status).toBe(204) // a host answers 404
  await page.unroute(`**${probe}`)
}
