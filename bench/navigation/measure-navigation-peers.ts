import { readFileSync } from "node:fs"
import path from "node:path"
import { globSync } from "tinyglobby"
import type { Browser, Page } from "@playwright/test"
import { requireBuild } from "../../scripts/lib/require-build.mjs"
import { withBrowser } from "../browser"
import { measureCommand } from "../command"
import type { OutputFile } from "../../src/node/outputs/output-file"
import { createDocusaurus } from "../peers/docusaurus"
import { percentile } from "../percentile"
import { slowDownCpu, waitForHydration, withServedFolder } from "../served-build"
import { withTemporaryFolder } from "../temporary-folder"

/** Sections whose pages both sites have. */
const sections = ["intro", "reference/services"]

/** Pages that are opened from a page of the same section, whose links are in the sidebars of both sites. */
const journeys = {
  intro: {
    from: "/intro/overview/how-it-works",
    to: ["/intro/overview/getting-started", "/intro/overview/intro-to-gruntwork", "/intro/next-steps"],
  },
  services: {
    from: "/reference/services/networking/management-vpc",
    to: [
      "/reference/services/networking/virtual-private-cloud-vpc",
      "/reference/services/networking/elastic-load-balancer-elb",
      "/reference/services/networking/route-53-hosted-zones",
    ],
  },
} as const

/** Milliseconds for which a pointer rests on a link before the click; both sites prefetch the page meanwhile. */
const restingTime = 200

const sites = { docusaurus: 9216, here: 9217 } as const
type SiteName = keyof typeof sites

/** Milliseconds from the click on a link until the next page is painted, as medians. */
interface Times {
  here: number
  docusaurus: number
  ratio: number
}

/**
 * Compares navigation in the build in `public/` with Docusaurus, which gets the same pages: the plain Markdown that the
 * build publishes. Installs Docusaurus into a temporary folder from the package registry. The sites take turns.
 */
export async function measureNavigationPeers(rounds: number): Promise<Record<string, Times>> {
  const pages = publishedPages()
  return withTemporaryFolder(async (folder) => {
    const peer = await createDocusaurus(
      path.join(folder, "docusaurus"),
      pages,
      'markdown: { format: "detect" }, onBrokenLinks: "ignore", onBrokenAnchors: "ignore",',
    )
    await measureCommand(peer.build)
    return withServedFolder(peer.output, sites.docusaurus, () =>
      withServedFolder("public", sites.here, () => withBrowser((browser) => compare(browser, rounds))),
    )
  })
}

/** The pages of the sections as the build publishes them for programs, and a home page. */
function publishedPages(): OutputFile[] {
  requireBuild("public")
  const files = globSync(
    sections.map((section) => `${section}/**/*.md`),
    { cwd: "public" },
  )
  const home = { path: "index.md", text: "# Home\n" }
  return [
    home,
    ...files.map((file) => ({ path: file, text: readFileSync(path.join("public", file), "utf8") })),
  ]
}

async function compare(browser: Browser, rounds: number): Promise<Record<string, Times>> {
  const results: Record<string, Times> = {}
  for (const [name, { from, to }] of Object.entries(journeys))
    for (const prefetched of [true, false]) {
      const times: Record<SiteName, number[]> = { docusaurus: [], here: [] }
      for (let round = 0; round < rounds; round++)
        for (const target of to)
          for (const site of ["docusaurus", "here"] as const)
            times[site].push(await followLink(browser, site, { from, to: target, prefetched }))
      const here = percentile(times.here, 0.5)
      const docusaurus = percentile(times.docusaurus, 0.5)
      const ratio = Math.round((100 * here) / docusaurus) / 100
      results[`${name}, ${prefetched ? "prefetched" : "not prefetched"}`] = {
        here: Math.round(here),
        docusaurus: Math.round(docusaurus),
        ratio,
      }
    }
  console.table(results)
  return results
}

interface Journey {
  from: string
  to: string
  prefetched: boolean
}

async function followLink(
  browser: Browser,
  site: SiteName,
  { from, to, prefetched }: Journey,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // Both sites fetch nothing ahead for readers who save data.
  if (!prefetched)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    )
  await page.goto(`http://localhost:${sites[site]}${from}`, { waitUntil: "networkidle" })
  const link = page.locator(`nav a[href="${to}"]`).first()
  await waitForHydration(link)
  if (prefetched) {
    await link.hover()
    await page.waitForTimeout(restingTime)
    await page.waitForLoadState("networkidle")
  }
  const session = await page.context().newCDPSession(page)
  await slowDownCpu(session)
  const time = await timeClick(page, to)
  await page.context().close()
  return time
}

/** Milliseconds from a click in the page until the heading of the next page is painted. */
function timeClick(page: Page, to: string): Promise<number> {
  return page.evaluate(
    (path) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)
        if (!link) return reject(new Error(`No link to ${path}.`))
        const before = document.querySelector("h1")?.textContent
        const clicked = performance.now()
        new MutationObserver((_, observer) => {
          const heading = document.querySelector("h1")
          if (!heading || heading.textContent === before || window.location.pathname !== path) return
          observer.disconnect()
          requestAnimationFrame(() => {
            // With this priority, the task runs right after the frame is painted, before other work of the page.
            void scheduler.postTask(() => resolve(performance.now() - clicked), { priority: "user-blocking" })
          })
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
        link.click()
      }),
    to,
  )
}
