import type { Browser, Page } from "@playwright/test"
import { percentile } from "../percentile"
import { pages } from "../pages"
import { address, slowDownCpu, slowDownNetwork, waitForHydration, withServedBuild } from "../served-build"

/** Times of a reader on a slow phone: a quarter of the CPU's speed, 1.6 Mbit/s and 150 ms. */
interface NavigationNumbers {
  /** Largest contentful paint with an empty cache, by kind of page. */
  firstLoadLcpMs: Record<string, number>
  /** From the click until the next page's heading is shown, for links that have been in view and were prefetched. */
  prefetchedMs: { median: number; max: number }
  /** The same for links that are clicked before anything of the next page could be prefetched. */
  notPrefetchedMs: { median: number; max: number }
}

/** The page whose links are followed: it has hundreds. */
const start = "/discussions/knowledge-base/"
/** Positions of these links: all are far below the fold, where nothing is prefetched until they are scrolled to. */
const linksFollowed = [100, 140, 180, 220, 260]

/** Measures the build in `public/`. */
export async function measureNavigation(): Promise<NavigationNumbers> {
  const numbers = await withServedBuild(async (browser) => {
    const firstLoadLcpMs: Record<string, number> = {}
    for (const [kind, path] of Object.entries(pages)) firstLoadLcpMs[kind] = await largestPaint(browser, path)
    const prefetched: number[] = []
    const notPrefetched: number[] = []
    for (const link of linksFollowed) {
      prefetched.push(await followLink(browser, link, true))
      notPrefetched.push(await followLink(browser, link, false))
    }
    return {
      firstLoadLcpMs,
      prefetchedMs: medianAndMax(prefetched),
      notPrefetchedMs: medianAndMax(notPrefetched),
    }
  })
  console.table(numbers.firstLoadLcpMs)
  console.table({ prefetched: numbers.prefetchedMs, notPrefetched: numbers.notPrefetchedMs })
  return numbers
}

function medianAndMax(times: readonly number[]) {
  return { median: Math.round(percentile(times, 0.5)), max: Math.round(Math.max(...times)) }
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const session = await slowDownNetwork(page)
  await slowDownCpu(session)
  return page
}

async function largestPaint(browser: Browser, path: string): Promise<number> {
  const page = await slowPage(browser)
  await page.goto(address + path, { waitUntil: "networkidle" })
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        })
      }),
  )
  await page.context().close()
  return Math.round(time)
}

/** Milliseconds from the click on a link to the next page's heading. */
async function followLink(browser: Browser, index: number, seenBefore: boolean): Promise<number> {
  const page = await slowPage(browser)
  await page.goto(address + start, { waitUntil: "networkidle" })
  const link = page.getByRole("main").locator('a[href^="/discussions/knowledge-base/"]').nth(index)
  await waitForHydration(link)
  if (seenBefore) {
    const target = (await link.getAttribute("href")) ?? ""
    const fetched = page.waitForResponse(`**/page-data${target}/page-data.json`)
    await link.scrollIntoViewIfNeeded()
    await (await fetched).finished()
  }
  // Timed in the page: Playwright looks for elements at intervals of up to half a second.
  const time = await link.evaluate(
    (element: HTMLAnchorElement) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector("h1")
        const clicked = performance.now()
        new MutationObserver((_, observer) => {
          const next = document.querySelector("h1")
          if (!next || next === heading) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - clicked))
        }).observe(document.body, { childList: true, subtree: true })
        element.click()
      }),
  )
  await page.context().close()
  return time
}
