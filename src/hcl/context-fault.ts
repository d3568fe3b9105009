import type { SourcePosition } from "../shared/source-position"
import type { SyntaxFault } from "./call-fault"
import { walk, type HclNode } from "./hcl-tree"
import { bracketFault, ends } from "./open-part"

/** Where the first syntax error of a text is. */
export interface FaultContext {
  /** The position of the token that cannot follow what is before it. */
  fault: SourcePosition
  /** The text before the token on its line, and from the token on. */
  before: string
  rest: string
  /** The last line before this one that is not empty. */
  previous: { text: string; line: number }
  root: HclNode
}

type Find = (context: FaultContext) => SyntaxFault | undefined

/** The fault of a token that is explained by the line before it or by the brackets around it. */
export function contextFault(context: FaultContext): SyntaxFault | undefined {
  for (const find of [emptyValueFault, missingBraceFault, surroundingFault]) {
    const fault = find(context)
    if (fault) return fault
  }
  return undefined
}

const comment = String.raw`\s*(?:(?:#|//).*)?$`
const argumentStart = /^\s*(?:[\w-]+|"[^"]*")\s*$/
const emptyArgument = new RegExp(String.raw`^(.*?([\w-]+|"[^"]*")\s*=)${comment}`)

/** The fault of an argument without a value. On the next line, the parser has read the next argument's name as the value. */
const emptyValueFault: Find = ({ fault, before, rest, previous }) => {
  const isEnd = /^(?:[)\]},]|$)/.test(rest)
  const isFirst = before.trim() === ""
  const isNextArgument = rest.startsWith("=") && argumentStart.test(before)
  const line =
    isEnd && !isFirst ? { text: before, line: fault.line } : isEnd || isNextArgument ? previous : undefined
  const [, start, name] = (line && emptyArgument.exec(line.text)) ?? []
  if (!line || start === undefined || name === undefined) return undefined
  return {
    line: line.line,
    column: start.length,
    message: `"${name.replace(/^"|"$/g, "")}" has no value.`,
    fix: "write a value after the `=`, or delete the argument.",
  }
}

const blockHeader = new RegExp(String.raw`^(\s*)[a-z]\w*(?:\s+"[^"]*")+${comment}`)

const missingBraceFault: Find = ({ before, rest, previous: { text, line } }) => {
  const [header, indent] = blockHeader.exec(text) ?? []
  if (header === undefined || indent === undefined) return undefined
  if (!rest.startsWith("=") || !argumentStart.test(before)) return undefined
  return {
    line,
    column: indent.length + 1,
    message: 'The block that begins here has no "{".',
    fix: "write `{` at the end of this line.",
  }
}

/** The fault of a token that cannot stand where it is, because of the brackets that are open there. */
const surroundingFault: Find = ({ fault, before, rest, root }) => {
  const sign = rest.slice(0, 1)
  const open = openBracket(root, fault)
  const opening = open?.text.slice(-1) ?? ""
  if (open && sign === "=" && opening !== "{") return bracketFault(open)
  // In an object, a comma can only not follow an opening bracket or another comma.
  if (sign === "," && (!open || opening === "{") && !/[{,]\s*$/.test(before))
    return {
      ...fault,
      message: "The arguments of a block are separated by line ends, and not by commas.",
      fix: "start a new line in place of the `,`.",
    }
  const start = Object.keys(ends).find((bracket) => ends[bracket] === sign)
  if (start === undefined || ends[opening] === sign) return undefined
  return {
    ...fault,
    message: open
      ? `This "${sign}" cannot end the "${opening}" of line ${open.line}.`
      : `This "${sign}" ends nothing: no bracket is open here.`,
    fix: `delete the \`${sign}\`, or write the missing \`${start}\` before it.`,
  }
}

/** The innermost bracket that is open before a position. */
function openBracket(root: HclNode, position: SourcePosition): HclNode | undefined {
  const open: HclNode[] = []
  for (const node of walk(root)) {
    if (!isBefore(node, position)) break
    if (node.children.length > 0 || texts.has(node.type)) continue
    if (/[([{]$/.test(node.text)) open.push(node)
    else if (/^[)\]}]$/.test(node.text)) open.pop()
  }
  return open.at(-1)
}

/** Nodes whose brackets have no meaning for the syntax. */
const texts = new Set(["comment", "template_literal"])

function isBefore({ line, column }: SourcePosition, position: SourcePosition): boolean {
  return line < position.line || (line === position.line && column < position.column)
}
