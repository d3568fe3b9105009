import path from "node:path"
import { globSync } from "tinyglobby"
import { expect, test } from "vitest"
import { pageCode } from "../../src/node/cache/page-code.mjs"
import { betweenFolders, findImportCycle, importGraph } from "./import-cycles"
import { findImportProblems } from "./import-rules"
import { readImports } from "./read-imports"

const project = path.resolve(__dirname, "../..")

/** All code is parsed once for the tests of this file. */
const imports = readImports(project)
const graph = importGraph(imports)

test("all imports follow the rules", () => {
  expect(imports.size).toBeGreaterThan(500)
  expect(findImportProblems(imports)).toEqual([])
})

test("no files import each other in a circle", () => {
  expect(findImportCycle(graph)).toEqual([])
})

test("no groups of components import each other in a circle", () => {
  const groups = betweenFolders(graph, "src/components")
  expect(groups.has("ui")).toBe(true)
  expect(findImportCycle(groups)).toEqual([])
})

/** The folders of `src` with code that `src/node` imports, directly or not; modules in `src` itself are left out. */
function foldersThatMakePages(): string[] {
  const reached = new Set([...graph.keys()].filter((file) => file.startsWith("src/node/")))
  for (const file of reached) graph.get(file)?.forEach((target) => reached.add(target)) // visits those added meanwhile
  const folders = [...reached].flatMap((file) => /^src\/[^/]+(?=\/)/.exec(file) ?? [])
  return [...new Set(folders)].sort()
}

test("the caches of pages know all code that makes pages", () => {
  expect(pageCode).toEqual(foldersThatMakePages())
})

test("src/pages has no tests, which Gatsby would publish", () => {
  expect(globSync("src/pages/**/*.test.{ts,tsx}", { cwd: project })).toEqual([])
})
