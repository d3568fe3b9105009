import path from "node:path"
import type { ImportsByFile } from "./read-imports"

/** The imports of each file, without `import type`, `import()` and packages. */
type ImportGraph = ReadonlyMap<string, readonly string[]>

const extensions = ["", ".ts", ".tsx", "/index.ts"]

/** The imports that take place when a module is loaded, as the paths of the files. */
export function importGraph(imports: ImportsByFile): ImportGraph {
  return new Map(
    Array.from(imports, ([file, found]) => {
      const targets = found.flatMap(({ source, atLoad }) => {
        if (!atLoad || !source.startsWith(".")) return []
        const base = path.posix.join(path.posix.dirname(file), source)
        return extensions.map((extension) => base + extension).filter((target) => imports.has(target))
      })
      return [file, targets]
    }),
  )
}

/** The import graph of the folders in a folder. */
export function betweenFolders(graph: ImportGraph, parent: string): ImportGraph {
  const folderOf = (file: string) => {
    const [name, ...rest] = path.posix.relative(parent, file).split("/")
    return name === ".." || rest.length === 0 ? undefined : name
  }
  const folders = new Map<string, string[]>()
  for (const [file, imports] of graph) {
    const from = folderOf(file)
    if (from === undefined) continue
    const others = imports
      .map(folderOf)
      .filter((folder): folder is string => folder !== undefined && folder !== from)
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
