import { expect, type Page } from "@playwright/test"

/** Milliseconds after which Gatsby has started the next batch of links in view. */
export const batchDelay = 3100

/** Collects the paths that a page requests from now on. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = []
  page.on("request", (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Waits until `paths` has everything that the HTML of the page requests. The browser reports each request separately. */
export async function untilRequested(page: Page, paths: string[]): Promise<void> {
  const declared = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("link[rel=preload], script[src]")].map(
      (element) => new URL("href" in element ? element.href : element.src).pathname,
    ),
  )
  await expect.poll(() => paths).toEqual(expect.arrayContaining(declared))
}

/** The requests in `paths` once the page has had time for another batch. Needs an installed clock. */
export async function afterBatch(page: Page, paths: string[]): Promise<string[]> {
  await page.clock.runFor(batchDelay)
  return paths
}
