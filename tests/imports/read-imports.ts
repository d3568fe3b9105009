import { readFileSync } from "node:fs"
import { parse } from "@babel/parser"
import type { Program } from "estree"
import { visit } from "estree-util-visit"

interface Import {
  /** The path or package, as written. */
  source: string
  line: number
  /** Whether the import takes place when the module is loaded: neither `import type` nor `import()`. */
  atLoad: boolean
}

/** Reads what a TypeScript or `.mjs` file imports, and what it exports from other modules. */
export function readImports(file: string): Import[] {
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
