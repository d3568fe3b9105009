import type { Program } from "estree"
import { declaredNames } from "./free-names"

/** The names that the statements of a module export; `undefined` if they cannot be determined, as with `export *`. */
export function exportedNames(statements: Program["body"]): string[] | undefined {
  if (statements.some(({ type }) => type === "ExportAllDeclaration")) return undefined
  return statements.flatMap((statement) => {
    if (statement.type === "ExportDefaultDeclaration") return "default"
    if (statement.type !== "ExportNamedDeclaration") return []
    const named = statement.specifiers.map(({ exported }) =>
      exported.type === "Identifier" ? exported.name : String(exported.value),
    )
    const { declaration } = statement
    return [
      ...named,
      ...(declaration ? declaredNames({ type: "Program", sourceType: "module", body: [declaration] }) : []),
    ]
  })
}
