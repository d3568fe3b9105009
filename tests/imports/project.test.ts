import { readFileSync } from "node:fs"
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

test("there are no import cycles between groups of components", () => {
  const groups = betweenFolders(graph, "src/components")
  expect(groups.has("ui")).toBe(true)
  expect(findImportCycle(groups)).toEqual([])
})

/** The modules whose paths match a pattern, and those that they import, directly or not. */
function reachedFrom(pattern: RegExp): ReadonlySet<string> {
  const reached = new Set([...imports.keys()].filter((file) => pattern.test(file)))
  for (const file of reached) graph.get(file)?.forEach((target) => reached.add(target)) // visits those added meanwhile
  return reached
}

test("packages that a build loads are dependencies, which are also installed without those for development", () => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>
  }
  const nameOf = (source: string) => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source
  const loaded = [...reachedFrom(/^(?:gatsby-|src\/(?:node\/gatsby|components|pages|templates)\/)/)].flatMap(
    (file) =>
      (imports.get(file) ?? [])
        .filter(({ atLoad }) => atLoad)
        .map(({ source }) => `${nameOf(source)} in ${file}`),
  )
  expect(loaded.length).toBeGreaterThan(500)
  expect(loaded.filter((line) => Object.hasOwn(devDependencies, line.split(" ", 1)[0] ?? ""))).toEqual([])
})

/** The folders of `src` with code that `src/node` imports, directly or not; modules in `src` itself are left out. */
function foldersThatMakePages(): string[] {
  const reached = reachedFrom(/^src\/node\//)
  const folders = [...reached].flatMap((file) => /^src\/[^/]+(?=\/)/.exec(file) ?? [])
  return [...new Set(folders)].sort()
}

test("the cache keys of pages cover all code that makes pages", () => {
  expect(pageCode).toEqual(foldersThatMakePages())
})

test("src/pages has no tests, which Gatsby would publish", () => {
  expect(globSync("src/pages/**/*.test.{ts,tsx}", { cwd: project })).toEqual([])
})
