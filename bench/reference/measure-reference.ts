import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Browser, Page } from "@playwright/test"
import { globSync } from "tinyglobby"
import { percentile } from "../percentile"
import { address, cpuSlowdown, withServedBuild } from "../served-build"

const folder = path.resolve("public/api/reference")

/** What a reader types letter by letter; each is taken back before the next. */
const words = ["kms_key", "guardduty", "config bucket", "iam role", "false", "list", "no such input"]

/** A reference as its JSON file describes it. */
interface ReferenceFile {
  slug: string
  inputs: unknown[]
  outputs: unknown[]
}

/** Times of the filter on the service page with most inputs and outputs, at a quarter of the CPU's speed. */
export interface ReferenceNumbers {
  page: string
  entries: number
  /** From the first letter ever typed until the page shows the result. */
  firstLetterMs: number
  /** The same for every further letter. */
  letterMedianMs: number
  letterP95Ms: number
  letterMaxMs: number
  /** What the same letters cost in the same field while nothing is filtered: the browser's own work. */
  plainLetterMedianMs: number
  plainLetterP95Ms: number
}

/** Measures the filter of the build in `public/`: script, style, layout and paint, without the wait for a frame. */
export async function measureReference(): Promise<ReferenceNumbers> {
  const { slug, inputs, outputs } = largestReference()
  const { filtered, plain } = await withServedBuild(async (browser) => ({
    filtered: await letterTimes(browser, slug, true),
    plain: await letterTimes(browser, slug, false),
  }))
  const [first = 0, ...letters] = filtered
  const numbers = {
    page: slug,
    entries: inputs.length + outputs.length,
    firstLetterMs: rounded(first),
    letterMedianMs: rounded(percentile(letters, 0.5)),
    letterP95Ms: rounded(percentile(letters, 0.95)),
    letterMaxMs: rounded(Math.max(...letters)),
    plainLetterMedianMs: rounded(percentile(plain, 0.5)),
    plainLetterP95Ms: rounded(percentile(plain, 0.95)),
  }
  console.table(numbers)
  return numbers
}

function largestReference(): ReferenceFile {
  if (!existsSync(folder))
    throw new Error("There is no reference in public/api/reference; run `npm run build` first.")
  const files = globSync("**/*.json", { cwd: folder, absolute: true }).map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as ReferenceFile, // the build wrote it
  )
  const size = ({ inputs, outputs }: ReferenceFile) => inputs.length + outputs.length
  return files.reduce((largest, file) => (size(file) > size(largest) ? file : largest))
}

async function letterTimes(browser: Browser, slug: string, filters: boolean): Promise<number[]> {
  const page = await browser.newPage()
  await page.goto(address + slug, { waitUntil: "networkidle" })
  const box = page.getByRole("searchbox", { name: "Filter by name or text" })
  await page.evaluate(recordWork, filters)
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown })
  await box.focus()
  const times: number[] = []
  for (const word of words) {
    for (const letter of word) times.push(await timeOf(page, letter, times.length))
    await box.press("Escape")
  }
  return times
}

/** Presses a key and waits until its work is recorded. */
async function timeOf(page: Page, letter: string, count: number): Promise<number> {
  await page.keyboard.press(letter === " " ? "Space" : letter)
  const recorded = await page.waitForFunction(
    (index) => (window as unknown as { work: number[] }).work[index],
    count,
    { timeout: 10_000 },
  )
  return Number(await recorded.jsonValue())
}

/**
 * Records how long the browser works on each input: on its event, and on the frame after it.
 * @param filters whether the page hears of the event
 */
function recordWork(filters: boolean): void {
  const work: number[] = []
  let start = 0
  Object.assign(window, { work })
  window.addEventListener("input", () => (start = performance.now()), { capture: true })
  // React listens at its root, between the two
  const last = filters ? window : document.querySelector("main")
  last?.addEventListener("input", (event) => {
    if (!filters) event.stopPropagation()
    const handled = performance.now() - start
    requestAnimationFrame(() => {
      const frameStart = performance.now()
      const channel = new MessageChannel() // its message comes after the frame is made
      channel.port1.onmessage = () => work.push(handled + performance.now() - frameStart)
      channel.port2.postMessage(undefined)
    })
  })
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
