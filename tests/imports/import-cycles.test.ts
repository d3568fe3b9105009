import { expect, test } from "vitest"
import { betweenFolders, findImportCycle, importGraph } from "./import-cycles"
import { readImports } from "./read-imports"
import { temporaryTree } from "../temporary-tree"

test("imports are read from disk, without types, import() and tests", () => {
  const files = {
    "src/ui/a.tsx": 'import { b } from "./b"\nimport "react"\nexport * from "../group"\n',
    "src/ui/b.ts": 'import type { A } from "./a"\nexport type { B } from "./a"\nimport("./a")\n',
    "src/group/index.ts": "export {}\n",
    "src/group/folder.mjs": 'import "../ui/b"\n',
    "src/ui/a.test.ts": 'import "./a"\n',
  }
  const directory = temporaryTree(files)
  expect(importGraph(readImports(directory))).toEqual(
    new Map([
      ["src/ui/a.tsx", ["src/ui/b.ts", "src/group/index.ts"]],
      ["src/ui/b.ts", []],
      ["src/group/index.ts", []],
      ["src/group/folder.mjs", ["src/ui/b.ts"]],
    ]),
  )
})

test("a cycle is found, wherever it starts", () => {
  const graph = new Map([
    ["entry", ["a"]],
    ["a", ["b", "leaf"]],
    ["b", ["leaf", "c"]],
    ["c", ["a"]],
    ["leaf", []],
  ])
  expect(findImportCycle(graph)).toEqual(["a", "b", "c", "a"])
})

test("two import paths to one file are no cycle", () => {
  const graph = new Map([
    ["a", ["b", "c"]],
    ["b", ["d"]],
    ["c", ["d"]],
    ["d", []],
  ])
  expect(findImportCycle(graph)).toEqual([])
})

test("the imports of folders are those of their files", () => {
  const graph = new Map([
    ["src/components/search/modal.tsx", ["src/components/search/hits.tsx", "src/components/ui/dialog.tsx"]],
    ["src/components/search/hits.tsx", ["src/components/ui/link.tsx", "src/components/navigation/trail.tsx"]],
    ["src/components/ui/dialog.tsx", ["src/hooks/use-focus.ts"]],
    ["src/templates/page.tsx", ["src/components/search/modal.tsx"]],
  ])
  expect(betweenFolders(graph, "src/components")).toEqual(
    new Map([
      ["search", ["ui", "navigation"]],
      ["ui", []],
    ]),
  )
})
