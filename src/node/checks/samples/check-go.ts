import type { Node as SyntaxNode, Parser } from "web-tree-sitter"
import { loadGrammar } from "../../reference/load-grammar"
import { syntaxFault, type SampleFault } from "./sample"

let parser: Promise<Parser> | undefined

/** The syntax errors of Go code: a complete file, declarations, or statements of a function body. */
export async function goFaults(code: string): Promise<SampleFault[]> {
  parser ??= loadGrammar("tree-sitter-go/tree-sitter-go.wasm")
  const tree = (await parser).parse(code)
  const fault = tree && firstFault(tree.rootNode)
  tree?.delete()
  return fault ? [fault] : []
}

/** The first syntax error; later ones may be consequences of it. */
function firstFault(node: SyntaxNode): SampleFault | undefined {
  if (!node.hasError) return undefined
  const position = { line: node.startPosition.row + 1, column: node.startPosition.column + 1 }
  if (node.isMissing) return syntaxFault("Go", position, `${named(node.type)} is missing`)
  if (node.isError) return syntaxFault("Go", position, `"${node.text.split("\n")[0]}" is not expected here`)
  for (const child of node.children) {
    const fault = firstFault(child)
    if (fault) return fault
  }
  return undefined
}

/** The name of a token in messages: `type_identifier` becomes words, punctuation is quoted. */
function named(type: string): string {
  return /^\w+$/.test(type) ? type.replaceAll("_", " ") : `"${type}"`
}
