import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp, { type SharpOptions } from "sharp"
import { expect, onTestFinished, test } from "vitest"
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

test("beside the content, only files of static folders that are no Markdown make nodes", () => {
  const sources = (createGatsbyConfig().plugins ?? []).flatMap((entry) =>
    typeof entry === "object" && entry?.resolve === "gatsby-source-filesystem"
      ? [entry.options as { path: string; ignore?: ((file: string) => boolean)[] }]
      : [],
  )
  const { ignore = [] } = sources.find((source) => source.path === process.cwd()) ?? {}
  const makesNode = (name: string) => !ignore.some((isIgnored) => isIgnored(path.resolve(name)))
  expect(["static", "static/robots.txt"].map(makesNode)).toEqual([true, true])
  expect(["static/a.md", "static/.git/config", "README.md", "src"].map(makesNode)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
