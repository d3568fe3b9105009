import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp, { type SharpOptions } from "sharp"
import { expect, onTestFinished, test, vi } from "vitest"
import { createGatsbyConfig } from "./create-gatsby-config"

test("a picture with a wrong checksum, which browsers show, does not stop a build", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pictures-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, "plan.png")
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
    .png()
    .toBuffer()
  const checksum = png.indexOf("IEND") - 12 // the four bytes at the end of the pixels, before IDAT's own checksum
  png.writeUInt32BE(0, checksum)
  writeFileSync(file, png)
  const plugins = createGatsbyConfig().plugins ?? []
  const plugin = plugins.find(
    (entry) => typeof entry === "object" && entry?.resolve === "gatsby-plugin-sharp",
  )
  const { failOn } = (plugin as { options: SharpOptions }).options

  await expect(sharp(file, { failOn }).webp().toBuffer()).resolves.toBeInstanceOf(Buffer)
})

/** Whether a file of a folder from which a configuration makes nodes gets one, by its path from the folder. */
function nodesOf({ plugins = [] }: ReturnType<typeof createGatsbyConfig>, folder: string) {
  const sources = plugins.flatMap((entry) =>
    typeof entry === "object" && entry?.resolve === "gatsby-source-filesystem"
      ? [entry.options as { path: string; ignore?: ((file: string) => boolean)[] }]
      : [],
  )
  const { ignore = [] } = sources.find((source) => source.path === folder) ?? {}
  return (name: string) => !ignore.some((isIgnored) => isIgnored(path.resolve(folder, name)))
}

test("beside the content, only files of static folders that are no Markdown make nodes", () => {
  const makesNode = nodesOf(createGatsbyConfig(), process.cwd())
  expect(["static", "static/robots.txt"].map(makesNode)).toEqual([true, true])
  expect(["static/a.md", "static/.git/config", "README.md", "src"].map(makesNode)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test("beside the docs of a Docusaurus tree, its settings files make nodes, so that its pages follow them", async () => {
  const site = path.resolve("tests/fixtures/sites/docusaurus")
  vi.stubEnv("SITE_CONFIG", path.join(site, "site.config.ts"))
  vi.stubEnv("CONTENT_DIR", path.join(site, "content"))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.resetModules() // the configuration is read once
  const { createGatsbyConfig } = await import("./create-gatsby-config")
  const makesNode = nodesOf(createGatsbyConfig(), path.join(site, "content"))
  expect(
    [".", "redirects.yml", "announcement.yml", "data", "data/variables.yml"].filter(makesNode),
  ).toHaveLength(5)
  expect(
    ["docs", "docs/start.md", "docusaurus.config.js", "static", "data/other.yml"].filter(makesNode),
  ).toEqual([])
})
