import { createRequire } from "node:module"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { readGoneFilesAsEmpty, type Source } from "./read-gone-files.mjs"

const plugin = createRequire(import.meta.url)("gatsby-source-filesystem") as Source

test("a plugin that reads a removed file gets an empty text; any other error is thrown", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "gone-files-"))
  const source = { ...plugin }
  readGoneFilesAsEmpty(source)
  const read = (name: string) => source.loadNodeContent({ absolutePath: path.join(folder, name) })
  writeFileSync(path.join(folder, "page.md"), "Text.")
  try {
    await expect(plugin.loadNodeContent({ absolutePath: path.join(folder, "gone.md") })).rejects.toThrow(
      "ENOENT",
    )
    expect(await read("page.md")).toBe("Text.")
    expect(await read("gone.md")).toBe("")
    await expect(read("")).rejects.toThrow("EISDIR")
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test("Gatsby reads files with the property of the plugin that a preview replaces", () => {
  const caller = readFileSync("node_modules/gatsby/dist/utils/nodes.js", "utf8")
  expect(caller).toMatch(/const \{\s+loadNodeContent\s+\} = require\(plugin\.resolve\);/)
})
