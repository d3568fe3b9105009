import type { Node as SyntaxNode, Parser } from "web-tree-sitter"
import { loadGrammar } from "../../reference/load-grammar"
import { syntaxFault, type SampleFault } from "./sample"

let parser: Promise<Parser> | undefined

/** The syntax errors of Go code: a complete file, declarations, or statements of a function body. */
export async function goFaults(code: string): Promise<SampleFault[]> {
  parser ??= loadGrammar("tree-sitter-go/tree-sitter-go.wasm")
  const tree = (await parser).parse(code)
  const fault = tree && firstFault(tree.rootNode, code.split("\n"))
  tree?.delete()
  return fault ? [fault] : []
}

/** A syntax error at a node. */
interface NodeFault {
  node: SyntaxNode
  /** A clause without full stop. */
  reason: string
}

/** The first syntax error, or the missing end that causes it; later ones may be consequences of it. */
function firstFault(root: SyntaxNode, lines: readonly string[]): SampleFault | undefined {
  const error = firstError(root)
  if (!error) return undefined
  const open = openPart(root, lines)
  const { node, reason } =
    open && open.node.startIndex <= error.endIndex
      ? open
      : error.isMissing
        ? { node: error, reason: `${named(error.type)} is missing` }
        : { node: error, reason: `"${error.text.split("\n")[0]}" is not expected here` }
  return syntaxFault(
    "Go",
    { line: node.startPosition.row + 1, column: node.startPosition.column + 1 },
    reason,
  )
}

function firstError(node: SyntaxNode): SyntaxNode | undefined {
  if (!node.hasError || node.isMissing || node.isError) return node.hasError ? node : undefined
  for (const child of node.children) {
    const error = firstError(child)
    if (error) return error
  }
  return undefined
}

const closing: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
])

const closers: ReadonlySet<string> = new Set(closing.values())

/**
 * The first string, parenthesis or bracket that is never closed. A brace without an end is reported at the next declaration of
 * a function, which cannot be within another one.
 */
function openPart(root: SyntaxNode, lines: readonly string[]): NodeFault | undefined {
  const open: SyntaxNode[] = []
  for (const node of tokensOf(root)) {
    const { type, startPosition } = node
    if (/^["`]$/.test(type) && node.parent?.isError)
      return { node, reason: "a quotation mark starts here and is never closed" }
    const last = open.at(-1)
    const [, name] =
      startPosition.column === 0
        ? (/^func (?:\([^()]*\) )?(\w+)[[(]/.exec(lines[startPosition.row] ?? "") ?? [])
        : []
    const isEnd = closers.has(type)
    if (last && (name !== undefined || (isEnd && closing.get(last.type) !== type))) {
      if (last.type !== "{") return { node: last, reason: `"${last.type}" is never closed` }
      return name === undefined ? undefined : { node, reason: `"}" is missing before the function "${name}"` }
    }
    if (closing.has(type)) open.push(node)
    if (isEnd) open.pop()
  }
  return undefined
}

/** The tokens of the code, without those that the parser has inserted. */
function* tokensOf(node: SyntaxNode): Generator<SyntaxNode> {
  if (node.childCount === 0 && !node.isMissing) yield node
  for (const child of node.children) yield* tokensOf(child)
}

/** The name of a token in messages: `type_identifier` becomes words, punctuation is quoted. */
function named(type: string): string {
  return /^\w+$/.test(type) ? type.replaceAll("_", " ") : `"${type}"`
}
