import type { SyntaxFault } from "./call-fault"
import { partsOf, positionOf, type HclNode } from "./hcl-tree"
import { textOf } from "./literal"

/**
 * The faults of texts in an expression that HCL computes with: strings that are added, and addresses and versions without
 * quotes. Both can be parsed, but have no value.
 */
export function operandFaults(expression: HclNode | undefined): SyntaxFault[] {
  if (!expression || expression.hasError) return []
  const fault = dottedFault(expression) ?? sumFault(expression)
  return fault ? [fault] : partsOf(expression).flatMap(operandFaults)
}

const dottedNumber = /^\d+(?:\.\d+){2,}(?:\/\d+)?$/

/** The fault of an address or a version, which the grammar reads as a number with indices. */
function dottedFault(node: HclNode): SyntaxFault | undefined {
  if (!dottedNumber.test(node.text) || !node.children.some(({ type }) => type === "index")) return undefined
  const message = `"${node.text}" is not a number, and a string has quotes.`
  return { ...positionOf(node), message, fix: `write \`"${node.text}"\`.` }
}

interface Operand {
  /** Its source. */
  text: string
  /** The content of its quotes, if it is a string that is no number. */
  content?: string
}

function sumFault(node: HclNode): SyntaxFault | undefined {
  const operands = operandsOf(node)
  if (!operands.some(({ content }) => content !== undefined)) return undefined
  const joined = operands.map(({ text, content }) => content ?? `\${${text}}`).join("")
  return {
    ...positionOf(node),
    message: 'Strings are not joined with "+", which adds numbers.',
    fix: joined.includes("\n")
      ? "write one string, with the other values as `${…}`."
      : `write \`"${joined}"\`.`,
  }
}

/** The operands of a sum, also of the sums within it; none for another node. */
function operandsOf(node: HclNode): Operand[] {
  const parts = partsOf(node)
  const sign = parts.findIndex(({ type }) => type === "+")
  const [before, after] = [parts[sign - 1], parts[sign + 1]]
  if (node.type !== "binary_operation" || !before || !after) return []
  return [
    ...operandOf(parts.slice(0, sign), node.text.slice(0, before.end - node.start)),
    ...operandOf(parts.slice(sign + 1), node.text.slice(after.start - node.start)),
  ]
}

function operandOf([part, ...others]: readonly HclNode[], text: string): Operand[] {
  const inner = part?.type === "operation" && others.length === 0 ? partsOf(part)[0] : undefined
  const operands = inner ? operandsOf(inner) : []
  if (operands.length > 0) return operands
  const isString = others.length === 0 && /^".*"$/s.test(text)
  return [{ text, ...(part && isString && !mayBeNumber(part) && { content: text.slice(1, -1) }) }]
}

/** Whether HCL may convert a string to a number: it has interpolations, and otherwise at most digits. */
function mayBeNumber(string: HclNode): boolean {
  const rest = (textOf(string) ?? "").replace(/[$%]\{[^}]*\}/g, "")
  return !Number.isNaN(Number(rest))
}
