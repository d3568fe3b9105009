import { readFileSync, truncateSync } from "node:fs"
import path from "node:path"
import { beforeAll, expect, test } from "vitest"
import { projectRoot } from "../../scripts/lib/project.mjs"
import { siteCache } from "../../src/node/cache/site-cache.mjs"
import { differences, SiteFolder } from "./site-folder"

// The tests build the same two folders one after another: each continues with what the tests above it left in them.
const one = new SiteFolder("builds-one")
const other = new SiteFolder("builds-in-another-folder")

/** The stylesheets that pages link, by their paths in `public/`. */
function stylesheets(published: ReadonlyMap<string, Buffer>): string[] {
  const linked = [...published].flatMap(([name, bytes]) =>
    name.endsWith(".html") ? [...bytes.toString().matchAll(/href="\/handbook\/([^"]+\.css)"/g)] : [],
  )
  return [...new Set(linked.map(([, file = ""]) => file))]
}

/** The first image with this alternative text in a page's HTML: its element, path in `public/`, and width. */
function imageOf(html: string, alt: string): { element: string; address: string; width: string | undefined } {
  const [element = ""] = new RegExp(`<img[^>]*alt="${alt}"[^>]*?(?=/?>)`).exec(html) ?? []
  return {
    element,
    address: /src="\/handbook\/([^"]+)"/.exec(element)?.[1] ?? "",
    width: /width="(\d+)"/.exec(element)?.[1],
  }
}

const article = "site/content/knowledge-base/1.md"
const plan = "site/static/img/plan.svg"

function drawing(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 8"><rect width="4" height="4"/></svg>\n`
}

/** Adds an article, an image in a static folder beside the content, commits, and edits a page. */
function prepare(site: SiteFolder): void {
  site.write(
    article,
    "---\ntitle: Who deploys\nnumber: 1\nkind: concept\nanswered: true\n---\n\n## Question\n\nWho deploys a module of the handbook?\n\n## Answer\n\nThe pipeline deploys it, see the guide.\n",
  )
  site.edit("site/content/docs/guides/index.md", "Guides take", "![The plan](/img/plan.svg)\n\nGuides take")
  site.write(plan, drawing(8))
  site.commit("2026-01-05")
  site.edit("site/content/docs/intro/start.md", "Plans are applied", "All plans are applied")
}

/** Changes what pages show that is not in their own files: an article about a page, an image, and the last commit. */
function editBesidePages(site: SiteFolder): void {
  site.edit(article, "the guide", "[the guide](/guides/deploy)")
  site.write(plan, drawing(16))
  site.commit("2026-02-06")
}

const metric = "ascent-override: 101.49%"

/** Changes a slug, an image beside pages, and a style. */
function editPages(site: SiteFolder): void {
  site.edit(
    "site/content/docs/guides/deploy.md",
    "title: Deploy\n",
    "title: Deploy\nslug: /guides/roll-out\n",
  )
  site.edit("site/content/sidebars.yml", "/guides/deploy#apply", "/guides/roll-out#apply")
  site.edit(article, "/guides/deploy", "/guides/roll-out")
  site.edit("site/content/docs/fuse.svg", "0 0 8 8", "0 0 16 8")
  site.edit("src/theme/global.css", metric, "ascent-override: 101.5%")
}

/** The text of a file that the other folder has published. */
const published = (name: string) => other.published().get(name)?.toString() ?? ""

let first: Map<string, Buffer>
/** The images that were replaced. */
const replaced: string[] = []

beforeAll(async () => {
  prepare(one)
  prepare(other)
  const { code, output } = await one.build()
  expect(code, output).toBe(0)
  first = one.published()
})

test("builds of one commit in two folders are the same to the byte", async () => {
  const { code, output } = await other.build()
  expect(code, output).toBe(0)
  expect(first.size).toBeGreaterThan(50)
  expect(differences(first, other.published())).toEqual([])
})

test("nothing that is published names the folder of the build", () => {
  const named = [...first]
    .filter(([, bytes]) => bytes.includes(projectRoot.slice(0, -1)))
    .map(([name]) => name)
  expect(named).toEqual([])
})

test("links of MDX to pages and to files have the path prefix", () => {
  const html = first.get("boom/index.html")?.toString() ?? ""
  expect(html).toContain('href="/handbook/guides/deploy"')
  const [, file = ""] = /href="\/handbook\/(static\/[^"]*fuse[^"]*\.svg)"/.exec(html) ?? []
  expect([...first.keys()]).toContain(file)
})

test("a warm build shows changes outside of a page's own file: an article about the page, an image in a static folder beside the content, and the last commit", async () => {
  const before = imageOf(published("guides/index.html"), "The plan")
  expect(before.width).toBe("8")
  expect(published("guides/deploy/index.html")).not.toContain("Who deploys")
  expect(published("intro/start/index.html")).toContain('dateTime="2026-01-05"')

  editBesidePages(other)
  const { code, output } = await other.build()
  expect(code, output).toBe(0)
  expect(imageOf(published("guides/index.html"), "The plan").width).toBe("16")
  expect(published("guides/deploy/index.html")).toContain("Who deploys")
  expect(published("intro/start/index.html")).toContain('dateTime="2026-02-06"')
  expect(published("guides/deploy/index.html")).toContain('dateTime="2026-01-05"')
  replaced.push(before.address)
})

test("after changes of a slug, an image and a style, a warm build has only the new addresses, also in MDX, and the new stylesheet", async () => {
  const naming = (address: string) =>
    [...other.published()]
      .filter(([name, bytes]) => name.includes(address) || bytes.includes(address))
      .map(([name]) => name)
  expect(published("boom/index.html")).toContain('href="/handbook/guides/deploy"')
  expect(naming("guides/deploy").length).toBeGreaterThan(10)

  const before = imageOf(published("boom/index.html"), "A fuse in a circuit")
  expect(before.width).toBe("8")
  expect(imageOf(published("guides/deploy/index.html"), "A fuse in a circuit")).toEqual(before)
  const oldStyles = stylesheets(other.published())
  expect(oldStyles).toHaveLength(1)

  editPages(other)
  const { code, output } = await other.build()
  expect(code, output).toBe(0)
  expect(published("boom/index.html")).toContain('href="/handbook/guides/roll-out"')
  expect(naming("guides/deploy")).toEqual([])
  const after = imageOf(published("boom/index.html"), "A fuse in a circuit")
  expect(after.width).toBe("16")
  expect(imageOf(published("guides/roll-out/index.html"), "A fuse in a circuit")).toEqual(after)
  // What is published stays: pages that readers have open still show it.
  expect(naming(before.address)).toEqual([before.address])
  replaced.push(before.address)
  const newStyles = stylesheets(other.published())
  expect(newStyles).not.toEqual(oldStyles)
  expect([...other.published().keys()]).toEqual(expect.arrayContaining(newStyles))
})

const repaired =
  "The last build or preview failed or was interrupted, or its cache is damaged: starting without caches."

test("a build after a killed one, or with truncated caches, equals the build of a new checkout and the warm builds", async () => {
  editBesidePages(one)
  editPages(one)
  for (const folder of ["redux", "data", "webpack"]) {
    const [file] = one.cached(folder)
    if (file === undefined) throw new Error(`Gatsby keeps nothing in .cache/${folder}.`)
    truncateSync(file, 100)
  }
  const killed = await one.build("success Building static HTML")
  expect(killed.code, killed.output).toBeUndefined()
  expect(killed.output).toContain(repaired)
  const { code, output } = await one.build()
  expect(code, output).toBe(0)
  expect(output).toContain(repaired)
  const cold = one.published()
  expect(differences(cold, other.published()).sort()).toEqual([...replaced].sort())

  const next = await one.build()
  expect(next.code, next.output).toBe(0)
  expect(next.output).not.toContain(repaired)
  expect(differences(cold, one.published())).toEqual([])
})

test("a build after a failed one shows the edits before the failure on all pages", async () => {
  const [page, template] = ["site/content/docs/guides/deploy.md", "src/templates/doc-page.tsx"]
  one.edit(page, "title: Deploy\n", "title: Release day\n")
  one.edit(template, "export default", "export defualt")
  const failed = await one.build()
  expect(failed.code, failed.output).toBe(1)
  expect(failed.output).toContain("doc-page.tsx")

  one.edit(template, "export defualt", "export default")
  const next = await one.build()
  expect(next.code, next.output).toBe(0)
  for (const name of ["guides/roll-out/index.html", "guides/index.html", "boom/index.html"])
    expect(one.published().get(name)?.toString(), name).toContain("Release day")
  one.edit(page, "title: Release day\n", "title: Deploy\n")
})

test("a build that stops because of errors in the content keeps the cached results", async () => {
  const [page, text] = ["site/content/docs/guides/deploy.md", "Look at the plan"]
  one.edit(page, text, `[A broken link](/nowhere). ${text}`)
  const failed = await one.build()
  expect(failed.code, failed.output).toBe(1)
  expect(failed.output).toContain("error broken-link")
  expect(failed.output).not.toContain(repaired) // the build before it was completed
  expect(readFileSync(path.join(siteCache(one.root), "results.jsonl"), "utf8")).toContain("A broken link")
  one.edit(page, `[A broken link](/nowhere). ${text}`, text)
})
