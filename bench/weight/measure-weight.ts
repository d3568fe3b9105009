import type { Browser } from "@playwright/test"
import { brotliSize, firstLoad, inlineStyles } from "../../tests/e2e/page-weight"
import { pages } from "../pages"
import { address, withServedBuild } from "../served-build"

/** Size of one page's first load in kilobytes (1000 bytes), compressed as by a static host (brotli 11). */
interface PageWeight {
  html: number
  scripts: number
  /** Inline and linked. */
  styles: number
  /** Fonts, which are compressed already. */
  fonts: number
  requests: number
}

/** Weighs the build in `public/`: what a page of each kind loads before the reader does anything. */
export async function measureWeight(): Promise<Record<string, PageWeight>> {
  const numbers = await withServedBuild(async (browser) => {
    const weights: Record<string, PageWeight> = {}
    for (const [kind, path] of Object.entries(pages)) weights[kind] = await weigh(browser, path)
    return weights
  })
  console.table(numbers)
  return numbers
}

async function weigh(browser: Browser, path: string): Promise<PageWeight> {
  const page = await browser.newPage()
  const bodies: Promise<Buffer>[] = []
  let requests = 0
  page.on("response", (response) => {
    const kind = response.request().resourceType()
    if (kind !== "other" && kind !== "fetch" && kind !== "xhr") requests++ // those prefetch the next pages
    if (kind === "font") bodies.push(response.body())
  })
  const { html, scripts, stylesheets } = await firstLoad(page, address + path)
  const fonts = (await Promise.all(bodies)).reduce((sum, body) => sum + body.length, 0)
  await page.context().close()
  return {
    html: kilobytes(brotliSize([html])),
    scripts: kilobytes(brotliSize(scripts.map(({ text }) => text))),
    styles: kilobytes(brotliSize([inlineStyles(html).join("\n"), ...stylesheets.map(({ text }) => text)])),
    fonts: kilobytes(fonts),
    requests,
  }
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
