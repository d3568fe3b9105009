import type { Page } from "@playwright/test"

/** A shift the browser saw: how far, and the elements that moved. */
export interface Shift {
  value: number
  moved: string[]
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number
  sources: { node?: Node | null }[]
}

/** Milliseconds by which fonts come late: text has long been painted in the fallback face by then. */
const fontDelay = 1000

/**
 * Opens a page whose fonts arrive late and lists every layout shift until it has come to rest.
 * @returns the shifts, and how many fonts were held back
 */
export async function layoutShifts(
  page: Page,
  path: string,
): Promise<{ shifts: Shift[]; lateFonts: number }> {
  let lateFonts = 0
  await page.route("**/*.woff2", async (route) => {
    lateFonts += 1
    await new Promise((resolve) => setTimeout(resolve, fontDelay))
    await route.continue()
  })
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

  await page.goto(path, { waitUntil: "networkidle" })
  await page.evaluate(async () => {
    await document.fonts.ready
    // The observer hears of a shift with the frame after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts)
  return { shifts, lateFonts }
}
