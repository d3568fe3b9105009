import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import type webpackType from "webpack"
import { expect, test } from "vitest"
import { ContentBoundary } from "./content-boundary"

const webpack = createRequire(import.meta.url)("webpack") as typeof webpackType

const project = mkdtempSync(path.join(tmpdir(), "boundary-"))
for (const folder of ["content/docs", "static", "src", "src-other", "node_modules/pack"])
  mkdirSync(path.join(project, folder), { recursive: true })
for (const file of [
  "content/part.js",
  "static/plan.json",
  "src/given.js",
  "src-other/code.js",
  "secret.json",
  "content/.env",
])
  writeFileSync(path.join(project, file), "{}")
writeFileSync(path.join(project, "node_modules/pack/index.js"), "")
symlinkSync(path.join(project, "secret.json"), path.join(project, "content/link.json"))

/** Bundles one page of the content and returns the error messages. */
function bundle(code: string): Promise<string[]> {
  const entry = path.join(project, "content/docs/page.js")
  writeFileSync(entry, code)
  const compiler = webpack({
    mode: "development",
    context: project,
    entry,
    output: { path: path.join(project, "out") },
    plugins: [
      new ContentBoundary({
        content: path.join(project, "content"),
        readable: [path.join(project, "content"), path.join(project, "static")],
        given: [path.join(project, "src"), path.join(project, "node_modules")],
      }),
    ],
  })
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) reject(error)
      else resolve((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message))
    }),
  )
}

test.each(["../part.js", "../../static/plan.json", "../../src/given.js", "pack"])(
  "content may import %s",
  async (module) => {
    expect(await bundle(`import "${module}"`)).toEqual([])
  },
)

test.each([
  'import "../../secret.json"',
  'import("../../secret.json")',
  'require("../../secret.json")',
  'new URL("../../secret.json", import.meta.url)',
  'import "../link.json"',
  'import "../../src-other/code.js"',
])("%s leads out of the content", async (code) => {
  const [message, ...others] = await bundle(code)
  expect(others).toEqual([])
  expect(message).toContain(
    "leads out of the content.\n  Fix: put the file into the content tree, or name its package",
  )
})

test("hidden files of the content tree are outside of the content", async () => {
  expect(await bundle('new URL("../.env", import.meta.url)')).toEqual([
    expect.stringContaining('outside-content: "../.env" leads out of the content.'),
  ])
})
