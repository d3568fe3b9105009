import type { Page } from "@playwright/test"
import { openPage } from "./open-page"

/** A layout shift that the browser reported: its score, and the elements that moved. */
interface Shift {
  value: number
  moved: string[]
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number
  sources: { node?: Node | null }[]
}

/** Delay of the fonts in milliseconds. Text is painted in the fallback font long before that. */
const fontDelay = 1000

/**
 * Opens a page whose fonts arrive late, and starts to watch its layout.
 * @returns how many fonts were held back
 */
export async function openWithLateFonts(page: Page, path: string): Promise<number> {
  let lateFonts = 0
  await page.route("**/*.woff2", async (route) => {
    lateFonts += 1
    await new Promise((resolve) => setTimeout(resolve, fontDelay))
    await route.continue()
  })
  await watchLayout(page)
  await openPage(page, path)
  await page.waitForLoadState("networkidle")
  return lateFonts
}

/** Starts to watch the layout of the pages that are opened from now on. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    const describe = ({ node }: { node?: Node | null }) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[])
        shifts.push({ value: entry.value, moved: entry.sources.map(describe) })
    }).observe({ type: "layout-shift", buffered: true })
    Object.assign(window, { layoutShifts: shifts })
  })
}

/** Every layout shift since `openWithLateFonts` or `watchLayout`, once the page's fonts are there. */
export async function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    // The observer is notified of a shift in the frame after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { layoutShifts: Shift[] }).layoutShifts
  })
}
