import { comparePositions, type SourcePosition } from "../shared/source-position"
import type { SyntaxFault } from "./call-fault"
import { positionOf, walk, type HclNode } from "./hcl-tree"

/** The closing bracket of each opening bracket. */
export const closing = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
])

/** The brackets of a text, before a position. */
export interface Brackets {
  /** Those that are open there, from the outside in. */
  open: HclNode[]
  /** Those that are closed, with their ends, in the order of their ends. */
  pairs: [HclNode, HclNode][]
}

/**
 * Matches the brackets of a text.
 * @param position where to stop; default: the end
 */
export function readBrackets(root: HclNode, position: SourcePosition = textEnd): Brackets {
  const open: HclNode[] = []
  const pairs: [HclNode, HclNode][] = []
  for (const node of walk(root)) {
    if (comparePositions(node, position) >= 0) break
    if (node.children.length > 0 || texts.has(node.type)) continue
    if (/[([{]$/.test(node.text)) open.push(node)
    else if (/^[)\]}]$/.test(node.text)) {
      const start = open.pop()
      if (start) pairs.push([start, node])
    }
  }
  return { open, pairs }
}

const textEnd: SourcePosition = { line: Infinity, column: 0 }

/** Nodes whose brackets have no meaning for the syntax. */
const texts = new Set(["comment", "template_literal"])

/** The character of a bracket; that of an interpolation is part of `${`. */
export function signOf({ text }: HclNode): string {
  return text.slice(-1)
}

/**
 * The fault of a bracket without an end. If the end of an inner bracket is indented like the line of the outer bracket, the
 * inner one lacks its end: the parser has matched it with the end of the outer one.
 * @param lines those of the whole text
 */
export function openBracketFault(
  bracket: HclNode,
  { pairs }: Pick<Brackets, "pairs">,
  lines: readonly string[],
): SyntaxFault {
  const indentOf = ({ line }: SourcePosition) => /^\s*/.exec(lines[line - 1] ?? "")?.[0].length ?? 0
  let fault = { bracket, reason: "" }
  for (const [start, end] of pairs.toSorted(([a], [b]) => a.start - b.start)) {
    const around = fault.bracket
    const isFirst = indentOf(end) === end.column - 1
    if (start.start < around.start || !isFirst) continue
    if (indentOf(end) === indentOf(around) && indentOf(start) > indentOf(end))
      fault = {
        bracket: start,
        reason: `: the "${end.text}" of line ${end.line} is indented like line ${around.line}`,
      }
  }
  const sign = signOf(fault.bracket)
  return {
    ...positionOf(fault.bracket),
    message: `The "${sign}" that begins here has no end${fault.reason}.`,
    fix: `write the missing \`${closing.get(sign)}\`.`,
  }
}
