import path from "node:path"
import { globSync } from "tinyglobby"
import { readImports } from "./read-imports"

/** The static imports of each file within a tree, without `import type` and `import()`. */
type ImportGraph = ReadonlyMap<string, readonly string[]>

const extensions = ["", ".ts", ".tsx", "/index.ts"]

/** Reads the imports of all TypeScript and `.mjs` files below a directory, except tests. Paths are relative to it. */
export function readImportGraph(directory: string): ImportGraph {
  const files = new Set(globSync("**/*.{mjs,ts,tsx}", { cwd: directory, ignore: "**/*.{test,d}.{ts,tsx}" }))
  return new Map(
    Array.from(files, (file) => {
      const imports = readImports(path.join(directory, file)).flatMap(({ source, atLoad }) => {
        if (!atLoad || !source.startsWith(".")) return []
        const base = path.posix.join(path.posix.dirname(file), source)
        return extensions.map((extension) => base + extension).filter((candidate) => files.has(candidate))
      })
      return [file, imports]
    }),
  )
}

/** The import graph of the top-level folders. */
export function betweenFolders(graph: ImportGraph): ImportGraph {
  const folders = new Map<string, string[]>()
  for (const [file, imports] of graph) {
    const [from = ""] = file.split("/")
    const others = imports.map((target) => target.split("/")[0] ?? "").filter((folder) => folder !== from)
    folders.set(from, [...new Set([...(folders.get(from) ?? []), ...others])])
  }
  return folders
}

/** One import cycle as a list of names that starts and ends with the same name; empty when there is none. */
export function findImportCycle(graph: ImportGraph): string[] {
  const done = new Set<string>()

  function visit(file: string, trail: readonly string[]): string[] {
    const start = trail.indexOf(file)
    if (start !== -1) return [...trail.slice(start), file]
    if (done.has(file)) return []
    for (const target of graph.get(file) ?? []) {
      const cycle = visit(target, [...trail, file])
      if (cycle.length > 0) return cycle
    }
    done.add(file)
    return []
  }

  for (const file of graph.keys()) {
    const cycle = visit(file, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
