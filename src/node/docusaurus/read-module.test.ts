import { symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { readModule } from "./read-module"

/** Reads the first of the files of a project. */
function read(files: Record<string, string>) {
  const project = temporaryTree(files)
  const [first = ""] = Object.keys(files)
  return readModule(path.join(project, first), project)
}

test("TypeScript, modules of the project and JSON are read", async () => {
  const { value, lost } = await read({
    "docusaurus.config.ts": `
      import type { Config } from "@docusaurus/types"
      import versions from "./versions.json"
      import { title } from "./parts/title"
      const config: Config = { title, versions, url: \`https://\${title}.example\` } satisfies Config
      export default config`,
    "versions.json": '["2.0", "1.0"]',
    "parts/title.js": 'module.exports = { title: "box" }',
  })
  expect(value).toEqual({ title: "box", versions: ["2.0", "1.0"], url: "https://box.example" })
  expect(lost).toEqual([])
})

test("JSON can have a byte order mark", async () => {
  expect((await read({ "sidebars.json": '\ufeff{"docs": ["a"]}' })).value).toEqual({ docs: ["a"] })
})

test("packages that are not installed are inert, and the values from them are listed", async () => {
  const { value, lost } = await read({
    "docusaurus.config.js": `
      const { themes } = require("prism-react-renderer")
      const path = require("path")
      const { readdirSync, readFileSync } = require("node:fs")
      import math from "remark-math"
      module.exports = {
        title: "Box",
        css: require.resolve("./src/css/custom.css"),
        themeConfig: { prism: { theme: themes.github } },
        remarkPlugins: [math, [math, { a: 1 }]],
        read: JSON.parse(readFileSync("a.json", "utf8")).version,
        folders: [...readdirSync(path.join(__dirname, "docs"))].map((name) => name),
        year: new Date().getFullYear() > 2000,
        env: process.env.SECRET ?? "none",
      }`,
  })
  expect(value).toMatchObject({
    title: "Box",
    css: "./src/css/custom.css",
    folders: [],
    year: true,
    env: "none",
  })
  expect(lost).toEqual(["themeConfig.prism.theme", "remarkPlugins.0", "remarkPlugins.1.0", "read"])
})

test("a function that makes the configuration is called, and awaited", async () => {
  const { value } = await read({
    "docusaurus.config.mjs": `export default async function make() {
      const plugin = (await import("plugin")).default
      return { title: "Box", plugins: [plugin] }
    }`,
  })
  expect(value).toEqual({ title: "Box", plugins: [] })
})

test("a module outside of the project is not read, not even through a link", async () => {
  const outside = temporaryTree({ "secret.json": '{"key": "secret"}' })
  const project = temporaryTree()
  symlinkSync(path.join(outside, "secret.json"), path.join(project, "link.json"))
  writeFileSync(
    path.join(project, "a.js"),
    `module.exports = { a: require("./link.json").key, b: require("${outside}/secret.json").key, c: 1 }`,
  )
  expect(await readModule(path.join(project, "a.js"), project)).toEqual({ value: { c: 1 }, lost: ["a", "b"] })
})

test.each([
  ["module.exports = {", /^line 1: Expected identifier but found end of file$/],
  ['throw new Error("No luck.")', /^No luck\.$/],
  ["for (;;) {}", /^it runs for too long$/],
  ["module.exports = new Promise(() => {})", /^its export is a promise that is never resolved$/],
  ["module.exports = process.binding('fs')", /not a function/],
  ["module.exports = this.constructor.constructor('return process')().env.HOME.length", /undefined/],
])("%s cannot be read, with a reason", async (source, message) => {
  await expect(read({ "a.js": source })).rejects.toThrow(message)
})
