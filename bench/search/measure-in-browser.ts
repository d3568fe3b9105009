import path from "node:path"
import type { Browser, Page } from "@playwright/test"
import { build } from "esbuild"
import { percentile } from "../percentile"
import { address, slowDownCpu, slowDownNetwork, withServedBuild } from "../served-build"

const startPage = "/intro/overview/how-it-works"
/** Queries of different lengths. Each is timed with an empty cache until its first result is shown. */
const coldQueries = ["backup", "vpc peering", "terraform 0.14 lock file"]

/** Bytes and times of the search, as a reader's browser sees them. Kilobytes are 1000 bytes, as transferred. */
interface BrowserNumbers {
  /** From opening the search to its first result, with an empty cache on a slow network: the slowest of a few queries. */
  coldFirstResultMs: number
  bytesUntilFirstResultKb: number
  /** Time of a whole query when its index files are loaded, with the CPU at a quarter of its speed. */
  warmQueryP95Ms: number
  /** The same for each keystroke of each query. */
  keystrokeP95Ms: number
  /** Sum of the layout shifts of the results page on a slow phone, until its results are there. */
  resultsPageLayoutShift: number
}

/** Measures the build in `public/`. */
export function measureInBrowser(queries: readonly string[]): Promise<BrowserNumbers> {
  return withServedBuild(async (browser) => {
    const cold = []
    for (const query of coldQueries) cold.push(await coldFirstResult(browser, query))
    return {
      ...worst(cold),
      ...(await warmTimes(browser, queries)),
      resultsPageLayoutShift: await resultsPageLayoutShift(browser),
    }
  })
}

async function resultsPageLayoutShift(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await slowDownNetwork(page)
  await slowDownCpu(session)
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: "layout-shift", buffered: true })
    Object.assign(window, { shifts })
  })
  await page.goto(`${address}/search?q=vpc`, { waitUntil: "networkidle" })
  await page
    .getByRole("status")
    .filter({ hasText: /results found/ })
    .waitFor()
  const sum = await page.evaluate(async () => {
    // The observer is notified of a shift after the frame in which it happened.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: { sum: number } }).shifts.sum
  })
  await context.close()
  return Math.round(sum * 10_000) / 10_000
}

async function coldFirstResult(browser: Browser, query: string) {
  const page = await browser.newPage()
  const session = await slowDownNetwork(page)
  await page.goto(address + startPage, { waitUntil: "networkidle" })
  let bytes = 0
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength))
  // Timed in the page: Playwright looks for elements at intervals of up to half a second.
  await page.evaluate(() => {
    let opened = 0
    document.addEventListener("keydown", () => (opened ||= performance.now()), { capture: true })
    const firstResult = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("[role=option]")) return
        observer.disconnect()
        requestAnimationFrame(() => resolve(performance.now() - opened))
      }).observe(document.body, { childList: true, subtree: true })
    })
    Object.assign(window, { firstResult })
  })
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox", { name: "Search the documentation" }).fill(query)
  const coldFirstResultMs = Math.round(
    await page.evaluate(() => (window as unknown as { firstResult: Promise<number> }).firstResult),
  )
  await page.context().close()
  return { coldFirstResultMs, bytesUntilFirstResultKb: Math.round(bytes / 100) / 10 }
}

function worst(cold: readonly { coldFirstResultMs: number; bytesUntilFirstResultKb: number }[]) {
  return {
    coldFirstResultMs: Math.max(...cold.map(({ coldFirstResultMs }) => coldFirstResultMs)),
    bytesUntilFirstResultKb: Math.max(...cold.map(({ bytesUntilFirstResultKb }) => bytesUntilFirstResultKb)),
  }
}

async function warmTimes(browser: Browser, queries: readonly string[]) {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await page.goto(address, { waitUntil: "networkidle" })
  await page.evaluate(await engineCode())
  await timesOf(page, queries) // loads the files and lets the engine warm up
  await slowDownCpu(session)
  const whole = await timesOf(page, queries)
  const letters = queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)))
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 })
  const typed = letters.filter((_, index) => index % 5 === 0)
  await timesOf(page, typed)
  await slowDownCpu(session)
  const keystrokes = await timesOf(page, typed)
  await page.context().close()
  return {
    warmQueryP95Ms: Math.round(percentile(whole, 0.95)),
    keystrokeP95Ms: Math.round(percentile(keystrokes, 0.95)),
  }
}

/** Bundles the search engine as one script, which sets a global variable to a client. */
async function engineCode(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createEmbeddedClient } from "./src/search/embedded-client"
        window.benchClient = createEmbeddedClient(async (file) => (await fetch("/search/" + file)).json())`,
      resolveDir: path.resolve("."),
      loader: "ts",
    },
    bundle: true,
    minify: true,
    format: "iife",
    write: false,
  })
  return outputFiles[0]?.text ?? ""
}

function timesOf(page: Page, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(async (texts) => {
    const { benchClient } = window as unknown as {
      benchClient: { search: (requests: object[]) => Promise<unknown> }
    }
    const times = []
    for (const query of texts) {
      const start = performance.now()
      await benchClient.search([{ params: { query, hitsPerPage: 20, attributesToSnippet: ["content:20"] } }])
      times.push(performance.now() - start)
    }
    return times
  }, queries)
}
