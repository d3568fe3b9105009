import type { Parser } from "web-tree-sitter"
import { childOf, readTree } from "./hcl-tree"
import { grammarFaults } from "./grammar-faults"
import { openPart } from "./open-part"

/** An argument that makes a file of an expression. */
const argument = "x = "

/**
 * The message about a text that cannot be the value of an argument; `undefined` if it is one expression.
 * @param parser a parser of the HCL grammar
 */
export function expressionProblem(parser: Parser, text: string): string | undefined {
  const tree = readTree(parser, `${argument}${text}\n`)
  if (tree.tooDeep) return "The expression is nested too deeply to be read."
  const [, second] = childOf(tree.root, "body")?.children.filter(({ type }) => type !== "comment") ?? []
  const found = tree.fault ?? second ?? openPart(tree) ?? grammarFaults(tree)[0]
  if (!found) return undefined
  const { line, column } = found
  if (line > text.split("\n").length) return "The expression is not complete."
  const from = line === 1 ? Math.max(1, column - argument.length) : column
  return `The expression cannot be read as HCL from line ${line}, column ${from} on.`
}
