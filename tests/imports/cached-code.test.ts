import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readImportGraph } from "./import-cycles"

const graph = readImportGraph("src")

/** The folders of `src` with code that `src/node` imports, directly or not; tests and modules in `src` itself are left out. */
function foldersThatMakePages(): string[] {
  const reached = new Set([...graph.keys()].filter((file) => file.startsWith("node/")))
  for (const file of reached) graph.get(file)?.forEach((target) => reached.add(target)) // visits those added meanwhile
  return [
    ...new Set([...reached].filter((file) => file.includes("/")).map((file) => `src/${file.split("/")[0]}`)),
  ]
}

test.each(["src/node/cache/result-cache.ts", "scripts/gatsby/page-cache.mjs"])(
  "%s knows all code that makes pages",
  (file) => {
    const [list = ""] = /^const code = \[.*\]/m.exec(readFileSync(file, "utf8")) ?? []
    const named = [...list.matchAll(/"(src\/[a-z]+)/g)].map(([, folder]) => folder)
    expect(named).toEqual(foldersThatMakePages().sort())
  },
)
