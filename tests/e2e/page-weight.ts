import { brotliCompressSync } from "node:zlib"
import type { Page, TestInfo } from "@playwright/test"
import { measurementType } from "../../scripts/test-run/test-reports.mjs"
import { openPage } from "./open-page"

/** A resource as its page received it, decoded. */
interface Resource {
  url: string
  text: string
}

/** What a page loads before the reader does anything. */
interface FirstLoad {
  html: string
  scripts: Resource[]
  stylesheets: Resource[]
}

/**
 * Opens a page in its fresh context and collects what it loads until it reacts to clicks and the network has been idle for
 * half a second. Scripts count whether the HTML, a preload or another script requested them. Prefetches do not: the
 * browser reports them as another kind of resource, and they are for pages that may be opened next. Text files are requested
 * once more, because the browser does not keep all of them.
 */
export async function firstLoad(page: Page, path: string): Promise<FirstLoad> {
  const resources: { url: string; type: string }[] = []
  page.on("response", (response) =>
    resources.push({ url: response.url(), type: response.request().resourceType() }),
  )
  const document = await openPage(page, path)
  if (!document?.ok()) throw new Error(`${path} answered ${document?.status()}.`)
  await page.waitForLoadState("networkidle")

  const textOf = async (url: string) => {
    const response = await page.request.get(url)
    if (!response.ok()) throw new Error(`${url} answered ${response.status()}.`)
    return response.text()
  }
  const ofType = (wanted: string) =>
    Promise.all(
      resources
        .filter(({ type }) => type === wanted)
        .map(async ({ url }) => ({ url, text: await textOf(url) })),
    )
  return {
    html: await textOf(document.url()),
    scripts: await ofType("script"),
    stylesheets: await ofType("stylesheet"),
  }
}

/** Contents of the `style` elements in a page's HTML, in order. */
export function inlineStyles(html: string): string[] {
  return Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g), ([, css = ""]) => css)
}

/** Contents of the `script` elements in a page's HTML that hold a program rather than data, in order. */
export function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes) && !/\stype="[^"]*json"/.test(attributes))
    .map(([, , code = ""]) => code)
}

/** Bytes of several texts, each compressed by brotli at its highest quality, as a static host stores them. */
export function brotliSize(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** Prints a size with its budget, both in bytes, and adds it to the table at the end of `npm test`. */
export function recordSize(testInfo: TestInfo, name: string, size: number, budget: number) {
  record(testInfo, name, kilobytes(size), kilobytes(budget))
}

/** Prints a measurement with its budget and adds it to the table at the end of `npm test`. */
export function record(testInfo: TestInfo, name: string, value: string, limit: string) {
  console.log(`${name}: ${value} (at most ${limit})`)
  testInfo.annotations.push({ type: measurementType, description: JSON.stringify({ name, value, limit }) })
}
