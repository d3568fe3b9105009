import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Browser } from "@playwright/test"
import { globSync } from "tinyglobby"
import { percentile } from "../percentile"
import { toTenths } from "../to-tenths"
import { address, slowDownCpu, withServedBuild } from "../served-build"
import { type KeystrokeWork, keystrokeWork, traceCategories } from "./keystroke-work"

const folder = path.resolve("public/api/reference")

/** Texts that are typed letter by letter. Each is cleared before the next. */
const words = ["kms_key", "guardduty", "config bucket", "iam role", "false", "list", "no such input"]

/** Milliseconds between keystrokes: long enough that each is rendered in a frame of its own, even with a throttled CPU. */
const typingPace = 150

/** A reference as its JSON file describes it. */
interface ReferenceFile {
  slug: string
  inputs: unknown[]
  outputs: unknown[]
}

/**
 * The cost of a key press on the service page with most inputs and outputs, at a quarter of the CPU's speed: the work of
 * the page's main thread in milliseconds, without the wait for a frame.
 */
interface ReferenceNumbers {
  page: string
  entries: number
  /** Time in the filter's own code for a keystroke. */
  scriptMedianMs: number
  scriptP95Ms: number
  /** The slowest keystroke. Usually this is the first one, because its code runs for the first time. */
  scriptMaxMs: number
  /** All work from the keystroke to the frame that shows the result. */
  letterMedianMs: number
  letterP95Ms: number
  /** The same keystrokes in the same field without the filter: the browser's own work. */
  plainLetterMedianMs: number
  plainLetterP95Ms: number
}

/** Measures the filter of the build in `public/`. */
export async function measureReference(): Promise<ReferenceNumbers> {
  const { slug, inputs, outputs } = largestReference()
  const { filtered, plain } = await withServedBuild(async (browser) => ({
    filtered: await typeWords(browser, slug, true),
    plain: await typeWords(browser, slug, false),
  }))
  const script = filtered.map((keystroke) => keystroke.script)
  const whole = filtered.map((keystroke) => keystroke.whole)
  const plainLetter = plain.map(({ whole }) => whole)
  const numbers = {
    page: slug,
    entries: inputs.length + outputs.length,
    scriptMedianMs: toTenths(percentile(script, 0.5)),
    scriptP95Ms: toTenths(percentile(script, 0.95)),
    scriptMaxMs: toTenths(Math.max(...script)),
    letterMedianMs: toTenths(percentile(whole, 0.5)),
    letterP95Ms: toTenths(percentile(whole, 0.95)),
    plainLetterMedianMs: toTenths(percentile(plainLetter, 0.5)),
    plainLetterP95Ms: toTenths(percentile(plainLetter, 0.95)),
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

/**
 * Types the words into the filter.
 * @param filters whether the page receives the events
 */
async function typeWords(browser: Browser, slug: string, filters: boolean): Promise<KeystrokeWork[]> {
  const page = await browser.newPage()
  await page.goto(address + slug, { waitUntil: "networkidle" })
  const box = page.getByRole("searchbox", { name: "Filter by name or text" })
  if (!filters) {
    await page
      .getByRole("main")
      .evaluate((main) => main.addEventListener("input", (event) => event.stopPropagation()))
  }
  await box.focus()
  const session = await page.context().newCDPSession(page)
  await slowDownCpu(session)
  await browser.startTracing(page, { categories: traceCategories })
  for (const word of words) {
    await page.keyboard.type(word, { delay: typingPace })
    await box.press("Escape")
    await page.waitForTimeout(typingPace) // so that its frame does not count for the next word
  }
  const keystrokes = keystrokeWork(String(await browser.stopTracing()))
  await page.close()
  if (keystrokes.length === 0) throw new Error("The browser's trace contains no key presses.")
  return keystrokes
}
