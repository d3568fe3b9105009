import type { Parser } from "web-tree-sitter"
import { childOf, readTree, type HclNode } from "./hcl-tree"

/** An argument that makes a file of an expression. */
const argument = "x = "

/**
 * The message about a text that cannot be the value of an argument; `undefined` if it is one expression.
 * @param parser a parser of the HCL grammar
 */
export function expressionProblem(parser: Parser, text: string): string | undefined {
  const { root, fault, tooDeep } = readTree(parser, `${argument}${text}\n`)
  if (tooDeep) return "The expression is nested too deeply to be read."
  const [first, second] = childOf(root, "body")?.children.filter(({ type }) => type !== "comment") ?? []
  const found = fault ?? second ?? (first && wrongLineEnd(childOf(first, "expression")))
  if (!found) return undefined
  const { line, column } = found
  if (line > text.split("\n").length) return "The expression is not complete."
  const from = line === 1 ? Math.max(1, column - argument.length) : column
  return `The expression cannot be read as HCL from line ${line}, column ${from} on.`
}

/**
 * The first part of an expression that follows a line end where HCL permits none: outside of brackets, or in a string. The
 * grammar of the parser treats line ends like spaces.
 */
function wrongLineEnd(expression: HclNode | undefined): HclNode | undefined {
  let line = expression?.line ?? 0
  let depth = 0
  for (const part of expression ? leavesOf(expression) : []) {
    const isText = part.type === "template_literal"
    if ((depth === 0 && part.line > line) || (isText && part.text.includes("\n"))) return part
    if (!isText && /[[({]$/.test(part.text)) depth += 1
    if (!isText && /^~?[\])}]/.test(part.text)) depth -= 1
    line = part.endLine
  }
  return undefined
}

/** The smallest parts of an expression; a heredoc is one of them. */
function* leavesOf(node: HclNode): Generator<HclNode> {
  if (node.children.length === 0 || node.type === "heredoc_template") yield node
  else for (const child of node.children) yield* leavesOf(child)
}
