import path from "node:path"
import { expect, test } from "vitest"
import { betweenFolders, findImportCycle, readImportGraph } from "./import-cycles"
import { withTree } from "./with-tree"

test("no groups of components import each other in a circle", () => {
  const groups = betweenFolders(readImportGraph(path.resolve(__dirname, "../../src/components")))
  expect(groups.has("ui")).toBe(true)
  expect(findImportCycle(groups)).toEqual([])
})

test("no files import each other in a circle", () => {
  const files = readImportGraph(path.resolve(__dirname, "../../src"))
  expect(files.size).toBeGreaterThan(500)
  expect(findImportCycle(files)).toEqual([])
})

test("imports are read from disk; types and import() do not count", () => {
  const files = {
    "ui/a.tsx": 'import { b } from "./b"\nimport "react"\nexport * from "../group"\n',
    "ui/b.ts": 'import type { A } from "./a"\nexport type { B } from "./a"\nimport("./a")\n',
    "group/index.ts": "export {}\n",
    "group/folder.mjs": 'import "../ui/b"\n',
    "ui/a.test.ts": 'import "./a"\n',
  }
  withTree(files, (directory) => {
    expect(readImportGraph(directory)).toEqual(
      new Map([
        ["ui/a.tsx", ["ui/b.ts", "group/index.ts"]],
        ["ui/b.ts", []],
        ["group/index.ts", []],
        ["group/folder.mjs", ["ui/b.ts"]],
      ]),
    )
  })
})

test("a circle is found, wherever it starts", () => {
  const graph = new Map([
    ["entry", ["a"]],
    ["a", ["b", "leaf"]],
    ["b", ["leaf", "c"]],
    ["c", ["a"]],
    ["leaf", []],
  ])
  expect(findImportCycle(graph)).toEqual(["a", "b", "c", "a"])
})

test("two ways to one file are no circle", () => {
  const graph = new Map([
    ["a", ["b", "c"]],
    ["b", ["d"]],
    ["c", ["d"]],
    ["d", []],
  ])
  expect(findImportCycle(graph)).toEqual([])
})

test("folders import from each other what their files do", () => {
  const graph = new Map([
    ["search/modal.tsx", ["search/hits.tsx", "ui/dialog.tsx"]],
    ["search/hits.tsx", ["ui/link.tsx", "navigation/trail.tsx"]],
    ["ui/dialog.tsx", []],
  ])
  expect(betweenFolders(graph)).toEqual(
    new Map([
      ["search", ["ui", "navigation"]],
      ["ui", []],
    ]),
  )
})
