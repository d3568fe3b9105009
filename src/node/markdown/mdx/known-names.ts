import type { ImportDeclaration, VariableDeclaration } from "estree"
import type { Root } from "mdast"
import type {} from "remark-mdx"
import { splitAddress } from "../../../shared/paths"
import type { BodyParts } from "../body-parts"
import { codeFileKey } from "../../content/files/code-file"
import { statementsOf } from "./body-names"
import { notKnown, staticValue } from "./static-value"

/** The value of an import of a file that is published, such as an image. */
export class ImportedFile {
  /** @param address of the file, as in the import */
  constructor(readonly address: string) {}
}

/** The values of the constants that a body exports, and of the files that it imports, by their names in the body. */
export function knownNames(tree: Root, file: string, { codeFiles }: BodyParts): Map<string, unknown> {
  const names = new Map<string, unknown>()
  const valueOf = (address: string): unknown => {
    if (!address.endsWith(".json")) return isPublished(address) ? new ImportedFile(address) : notKnown
    const found = codeFiles?.get(codeFileKey(file, address))
    return found && "text" in found ? jsonValue(found.text) : notKnown
  }
  const addImport = ({ source, specifiers }: ImportDeclaration) => {
    for (const { type, local } of specifiers)
      if (type === "ImportDefaultSpecifier") names.set(local.name, valueOf(String(source.value)))
  }
  const addConstants = ({ kind, declarations }: VariableDeclaration) => {
    if (kind !== "const") return
    for (const { id, init } of declarations)
      if (id.type === "Identifier" && init) names.set(id.name, staticValue(init, names))
  }
  for (const statement of statementsOf(tree)) {
    if (statement.type === "ImportDeclaration") addImport(statement)
    if (statement.type !== "ExportNamedDeclaration") continue
    if (statement.declaration?.type === "VariableDeclaration") addConstants(statement.declaration)
  }
  return names
}

/** Whether a module is a file that is neither code nor Markdown. */
function isPublished(address: string): boolean {
  const { path } = splitAddress(address)
  return /^(?:@site|\.{1,2})\/.*\.\w+$/.test(path) && !/\.(?:[cm]?[jt]sx?|mdx?)$/.test(path)
}

function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return notKnown // the build reports invalid JSON
  }
}
