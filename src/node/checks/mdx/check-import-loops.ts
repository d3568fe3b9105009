import path from "node:path"
import type { ContentLayout } from "../../content/layout"
import type { Outline } from "../../markdown/types"
import type { Problem } from "../../report/problem"
import type { CheckedFile } from "../page"
import { importedFile } from "./check-imports"

type WrittenImport = Outline["imports"][number]

/** An import of the text of another file. */
interface TextImport {
  by: CheckedFile
  written: WrittenImport
  /** Absolute path of the imported file. */
  target: string
}

/**
 * Reports MDX files that import themselves, directly or through other files: React would never finish rendering their text. Each
 * loop is reported once, at the import that closes it.
 */
export function checkImportLoops(layout: ContentLayout, files: readonly CheckedFile[]): Problem[] {
  const importsOf = new Map(
    files.map((file) => [path.join(layout.root, file.document.file), textImports(layout, file)]),
  )
  const problems: Problem[] = []
  const visited = new Set<string>()
  const visit = (file: string, above: readonly string[]) => {
    visited.add(file)
    const chain = [...above, file]
    for (const { by, written, target } of importsOf.get(file) ?? [])
      if (chain.includes(target)) problems.push(loopProblem(by, written))
      else if (!visited.has(target)) visit(target, chain)
  }
  for (const file of importsOf.keys()) if (!visited.has(file)) visit(file, [])
  return problems
}

function textImports(layout: ContentLayout, by: CheckedFile): TextImport[] {
  return by.outline.imports.flatMap((written): TextImport[] => {
    const target = importedFile(layout, by.document.file, written.url)
    return target !== undefined && written.names?.includes("default") ? [{ by, written, target }] : []
  })
}

function loopProblem({ document }: CheckedFile, { url, line, column }: WrittenImport): Problem {
  return {
    rule: "mdx-syntax",
    file: document.reportFile,
    line,
    column,
    message: `The import of "${url}" leads back to this file: its text would contain itself.`,
    fix: "remove the import, or the one in the other file that leads back to this one.",
  }
}
