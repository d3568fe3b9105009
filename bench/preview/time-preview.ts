import { readFileSync, writeFileSync } from "node:fs"
import { performance } from "node:perf_hooks"
import { setTimeout } from "node:timers/promises"
import type { Page } from "@playwright/test"
import { withBrowser } from "../browser"
import { type Command, withCommand } from "../command"
import { percentile } from "../percentile"
import { isServed } from "../served-build"
import { removeCaches } from "../site-copy"

const port = 9216
const edits = 10

/** Milliseconds that the first preview keeps running, so that its first check ends and the next start finds the results. */
const firstCheck = 60_000

/** A preview, and the page that is opened in it. */
interface Preview {
  /** Absolute paths that are removed before a start without caches. */
  caches: readonly string[]
  command(port: number): Command
  /** Address of the page, below the port. */
  route: string
  /** Absolute path of the page's Markdown file. */
  file: string
}

/** In seconds. */
export interface PreviewNumbers {
  /** From the start of the command, without caches, until the page's heading is visible. */
  firstPageCold: number
  /** The same with the caches of an earlier preview. */
  firstPageWarm: number
  /** From saving the file until the change is visible: the median of ten edits. */
  editMedian: number
  /** The slowest of these edits. */
  editSlowest: number
}

/** Starts a preview without and with caches, then edits a page ten times. The file is left as it was. */
export async function timePreview(preview: Preview): Promise<PreviewNumbers> {
  removeCaches(preview)
  return withBrowser(async (browser) => {
    const start = <T>(action: (page: Page, seconds: number) => Promise<T>) =>
      withStartedPreview(preview, () => browser.newPage(), action)
    const firstPageCold = await start((_, seconds) => setTimeout(firstCheck, seconds))
    return start(async (page, firstPageWarm) => {
      const seconds = await timeEdits(page, preview.file)
      return {
        firstPageCold,
        firstPageWarm,
        editMedian: percentile(seconds, 0.5),
        editSlowest: Math.max(...seconds),
      }
    })
  })
}

async function withStartedPreview<T>(
  { command, route }: Preview,
  openPage: () => Promise<Page>,
  action: (page: Page, seconds: number) => Promise<T>,
): Promise<T> {
  const startedAt = performance.now()
  return withCommand(command(port), async (ended) => {
    let isRunning = true
    ended.catch(() => {
      isRunning = false
    })
    const shown = async () => {
      const address = `http://localhost:${port}${route}`
      while (isRunning && !(await isServed(address))) await setTimeout(50)
      const page = await openPage()
      await page.goto(address, { waitUntil: "commit", timeout: 300_000 })
      await page.getByRole("heading", { level: 1 }).waitFor({ timeout: 300_000 })
      return page
    }
    const page = await Promise.race([ended, shown()])
    const result = await Promise.race([ended, action(page, secondsSince(startedAt))])
    await page.close()
    return result
  })
}

async function timeEdits(page: Page, file: string): Promise<number[]> {
  const original = readFileSync(file, "utf8")
  const seconds: number[] = []
  try {
    for (let edit = 1; edit <= edits; edit++) {
      await setTimeout(2000) // as writers do; the work for the edit before has ended by then
      const sentence = `This is edit number ${edit}.`
      const savedAt = performance.now()
      writeFileSync(file, `${original.trimEnd()}\n\n${sentence}\n`)
      await page.getByText(sentence).waitFor({ timeout: 60_000 })
      seconds.push(secondsSince(savedAt))
    }
  } finally {
    writeFileSync(file, original)
  }
  return seconds
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 10) / 100
}
