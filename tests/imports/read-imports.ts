import { readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "@babel/parser"
import type { Program } from "estree"
import { visit } from "estree-util-visit"
import { globSync } from "tinyglobby"

interface Import {
  /** The path or package, as written. */
  source: string
  line: number
  /** Whether the import takes place when the module is loaded: neither `import type` nor `import()`. */
  atLoad: boolean
}

/** What each module imports. The keys are paths relative to the project. */
export type ImportsByFile = ReadonlyMap<string, readonly Import[]>

/** Reads the imports of the modules of `src` and of those that Gatsby loads, except tests. */
export function readImports(project: string): ImportsByFile {
  const files = globSync(["src/**/*.{mjs,ts,tsx}", "gatsby-*.{mjs,tsx}"], {
    cwd: project,
    ignore: "**/*.{test,d}.{ts,tsx}",
  })
  return new Map(files.sort().map((file) => [file, importsOf(path.join(project, file))]))
}

/** What a TypeScript or `.mjs` file imports, and what it exports from other modules. */
function importsOf(file: string): Import[] {
  const { program } = parse(readFileSync(file, "utf8"), {
    sourceType: "module",
    createImportExpressions: true,
    plugins: ["estree", "typescript", ...(file.endsWith(".tsx") ? (["jsx"] as const) : [])],
  })
  const imports: Import[] = []
  visit(program as unknown as Program, (node) => {
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportNamedDeclaration":
      case "ExportAllDeclaration":
      case "ImportExpression": {
        if (node.source?.type !== "Literal" || typeof node.source.value !== "string") return
        const { importKind, exportKind } = node as { importKind?: string; exportKind?: string }
        imports.push({
          source: node.source.value,
          line: node.loc?.start.line ?? 0,
          atLoad: node.type !== "ImportExpression" && importKind !== "type" && exportKind !== "type",
        })
      }
    }
  })
  return imports
}
