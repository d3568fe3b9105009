import type { Parser } from "web-tree-sitter"
import type { Tool } from "../shared/tools"
import { bareNameFaults } from "./bare-names"
import { childOf, readTree } from "./hcl-tree"
import { grammarFaults } from "./grammar-faults"
import { namesOf } from "./name-scopes"
import { openPart } from "./open-part"

/** An argument that makes a file of an expression. */
const argument = "x = "

/**
 * The message about a text that cannot be the value of an argument; `undefined` if it is one expression whose names the tool
 * has.
 * @param parser a parser of the HCL grammar
 */
export function expressionProblem(parser: Parser, text: string, tool: Tool): string | undefined {
  const tree = readTree(parser, `${argument}${text}\n`)
  if (tree.tooDeep) return "The expression is nested too deeply to be read."
  const [first, second] = childOf(tree.root, "body")?.children.filter(({ type }) => type !== "comment") ?? []
  const found = tree.fault ?? second ?? openPart(tree) ?? grammarFaults(tree)[0]
  if (!found) return bareNameFaults(childOf(first, "expression"), namesOf(tool))[0]?.message
  const { line, column } = found
  if (line > text.split("\n").length) return "The expression is not complete."
  const from = line === 1 ? Math.max(1, column - argument.length) : column
  return `The expression cannot be read as HCL from line ${line}, column ${from} on.`
}
