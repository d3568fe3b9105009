import { readFileSync, truncateSync } from "node:fs"
import path from "node:path"
import { beforeAll, expect, test } from "vitest"
import { projectRoot } from "../../scripts/lib/project.mjs"
import { siteCache } from "../../src/node/cache/site-cache.mjs"
import { differences, SiteFolder } from "./site-folder"

const one = new SiteFolder("builds-one")
const other = new SiteFolder("builds-in-another-folder")

/** The stylesheets that pages link, by their paths in `public/`. */
function stylesheets(published: ReadonlyMap<string, Buffer>): string[] {
  const linked = [...published].flatMap(([name, bytes]) =>
    name.endsWith(".html") ? [...bytes.toString().matchAll(/href="\/handbook\/([^"]+\.css)"/g)] : [],
  )
  return [...new Set(linked.map(([, file = ""]) => file))]
}

/** The element of the image that a page in Markdown and one in MDX show. */
function fuse(html: string): string {
  return /<img[^>]*alt="A fuse in a circuit"[^>]*?(?=\/?>)/.exec(html)?.[0] ?? ""
}

/** The path in `public/` of the image in an element. */
function addressOf(image: string): string {
  return /src="\/handbook\/([^"]+)"/.exec(image)?.[1] ?? ""
}

let first: Map<string, Buffer>

beforeAll(async () => {
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

test("links of MDX to pages and to files carry the path prefix", () => {
  const html = first.get("boom/index.html")?.toString() ?? ""
  expect(html).toContain('href="/handbook/guides/deploy"')
  const [, file = ""] = /href="\/handbook\/(static\/[^"]*fuse[^"]*\.svg)"/.exec(html) ?? []
  expect([...first.keys()]).toContain(file)
})

test("after an edited slug, image and style, a warm build has only the new addresses, also in MDX, and the new stylesheet; what is restored gives the first build", async () => {
  const text = (name: string) => other.published().get(name)?.toString() ?? ""
  const naming = (address: string) =>
    [...other.published()]
      .filter(([name, bytes]) => name.includes(address) || bytes.includes(address))
      .map(([name]) => name)
  expect(text("boom/index.html")).toContain('href="/handbook/guides/deploy"')
  expect(naming("guides/deploy").length).toBeGreaterThan(10)

  const drawing = fuse(text("boom/index.html"))
  expect(drawing).toContain('width="8"')
  expect(fuse(text("guides/deploy/index.html"))).toBe(drawing)

  const before = stylesheets(other.published())
  expect(before).toHaveLength(1)
  const rule = "ascent-override: 101.49%"
  other.edit(
    "site/content/docs/guides/deploy.md",
    "title: Deploy\n",
    "title: Deploy\nslug: /guides/roll-out\n",
  )
  other.edit("site/content/sidebars.yml", "/guides/deploy#apply", "/guides/roll-out#apply")
  other.edit("site/content/docs/fuse.svg", "0 0 8 8", "0 0 16 8")
  other.edit("src/theme/global.css", rule, "ascent-override: 101.5%")
  const edited = await other.build()
  expect(edited.code, edited.output).toBe(0)
  expect(text("boom/index.html")).toContain('href="/handbook/guides/roll-out"')
  expect(naming("guides/deploy")).toEqual([])
  const replacement = fuse(text("boom/index.html"))
  expect(replacement).toContain('width="16"')
  expect(fuse(text("guides/roll-out/index.html"))).toBe(replacement)
  expect(addressOf(replacement)).not.toBe(addressOf(drawing))
  expect(naming(addressOf(drawing))).toEqual([addressOf(drawing)])
  const after = stylesheets(other.published())
  expect(after).not.toEqual(before)
  expect([...other.published().keys()]).toEqual(expect.arrayContaining(after))

  other.edit("site/content/docs/guides/deploy.md", "slug: /guides/roll-out\n", "")
  other.edit("site/content/sidebars.yml", "/guides/roll-out#apply", "/guides/deploy#apply")
  other.edit("site/content/docs/fuse.svg", "0 0 16 8", "0 0 8 8")
  other.edit("src/theme/global.css", "ascent-override: 101.5%", rule)
  const restored = await other.build()
  expect(restored.code, restored.output).toBe(0)
  // What is published stays: pages that readers have open still show it.
  expect(differences(first, other.published())).toEqual([addressOf(replacement)])
})

const repaired =
  "The last build or preview failed or was interrupted, or its cache is damaged: starting without caches."

test("a build after one that was killed, or whose caches were cut off, is that of a new checkout", async () => {
  for (const folder of ["redux", "data", "webpack"]) {
    const [file] = one.cached(folder)
    if (file === undefined) throw new Error(`Gatsby keeps nothing in .cache/${folder}.`)
    truncateSync(file, 100)
  }
  for (const lastWords of [
    "success createPages ",
    "success Building production JavaScript",
    "success Building static HTML",
  ]) {
    const killed = await one.build(lastWords)
    expect(killed.code, killed.output).toBeUndefined()
    expect(killed.output).toContain(repaired)
  }
  const { code, output } = await one.build()
  expect(code, output).toBe(0)
  expect(output).toContain(repaired)
  expect(differences(first, one.published())).toEqual([])

  const next = await one.build()
  expect(next.code, next.output).toBe(0)
  expect(next.output).not.toContain(repaired)
  expect(differences(first, one.published())).toEqual([])
})

test("a build after one that failed has what was edited before the failure, on all pages", async () => {
  const [page, template] = ["site/content/docs/guides/deploy.md", "src/templates/doc-page.tsx"]
  one.edit(page, "title: Deploy\n", "title: Release day\n")
  one.edit(template, "export default", "export defualt")
  const failed = await one.build()
  expect(failed.code, failed.output).toBe(1)
  expect(failed.output).toContain("doc-page.tsx")

  one.edit(template, "export defualt", "export default")
  const next = await one.build()
  expect(next.code, next.output).toBe(0)
  for (const name of ["guides/deploy/index.html", "guides/index.html", "boom/index.html"])
    expect(one.published().get(name)?.toString(), name).toContain("Release day")
  one.edit(page, "title: Release day\n", "title: Deploy\n")
})

test("a build that stops at errors of the content keeps its results", async () => {
  const [page, text] = ["site/content/docs/guides/deploy.md", "Look at the plan"]
  one.edit(page, text, `[A broken link](/nowhere). ${text}`)
  const failed = await one.build()
  expect(failed.code, failed.output).toBe(1)
  expect(failed.output).toContain("error broken-link")
  expect(failed.output).not.toContain(repaired) // the build before it was completed
  expect(readFileSync(path.join(siteCache(one.root), "results.jsonl"), "utf8")).toContain("A broken link")
  one.edit(page, `[A broken link](/nowhere). ${text}`, text)
})

test("a draft that a preview has shown is not published by the next build, and the next preview shows it again", async () => {
  const site = new SiteFolder("builds-drafts", [])
  site.write(
    "site/content/docs/guides/secret.md",
    "---\ntitle: Secret plan\ndescription: A plan.\ndraft: true\n---\n\nText.\n",
  )
  const port = 9097
  const isShown = () =>
    expect
      .poll(
        async () => (await fetch(`http://localhost:${port}/page-data/guides/secret/page-data.json`)).status,
        { timeout: 60_000 },
      )
      .toBe(200)
  await site.preview(port, isShown)

  const { code, output } = await site.build()
  expect(code, output).toBe(0)
  const names = [...site.published()].flatMap(([name, bytes]) =>
    /Secret plan|guides\/secret/.test(name + bytes.toString()) ? name : [],
  )
  expect(names).toEqual([])
  expect(output).not.toContain("starting without caches")

  await site.preview(port, isShown)
})
