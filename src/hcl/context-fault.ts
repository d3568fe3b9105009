import type { SourcePosition } from "../shared/source-position"
import { closing, openBracketFault, signOf, type Brackets } from "./brackets"
import type { SyntaxFault } from "./call-fault"
import { withoutQuotes } from "./hcl-tree"
import { unfinishedValueFault, unquotedFault, wrongWordFault, type Line } from "./value-fault"

/** Where the first syntax error of a text is. */
interface FaultContext {
  /** The position of the token that cannot follow what is before it. */
  fault: SourcePosition
  lines: readonly string[]
  /** The brackets before the token. */
  brackets: Brackets
  /** The text before the token on its line, and from the token on. */
  before: string
  rest: string
}

type Find = (context: FaultContext) => SyntaxFault | undefined

/** The fault of a token that is explained by the line before it or by the brackets around it. */
export function contextFault(context: FaultContext): SyntaxFault | undefined {
  for (const find of [
    wrongValueFault,
    emptyValueFault,
    incompleteValueFault,
    missingBraceFault,
    commaFault,
    bracketFault,
  ]) {
    const fault = find(context)
    if (fault) return fault
  }
  return undefined
}

const comment = String.raw`\s*(?:(?:#|//).*)?$`
/** A name, or the key of a map, at the start of a line. */
export const argumentStart = /^\s*(?:[\w-]+|"[^"]*")\s*$/
const emptyArgument = new RegExp(String.raw`^(.*?([\w-]+|"[^"]*")\s*=)${comment}`)

/** The fault of a value that the parser has read as names, on the line of the token or the one before. */
const wrongValueFault: Find = (context) => {
  const line = { text: context.before + context.rest, line: context.fault.line }
  const before = textBefore(context)
  return wrongWordFault(line) ?? wrongWordFault(before) ?? unquotedFault(line) ?? unquotedFault(before)
}

/** The fault of an argument without a value. On the next line, the parser has read the next name as the value. */
const emptyValueFault: Find = (context) => {
  const { text, line } = textBefore(context)
  const [, start, name] = emptyArgument.exec(text) ?? []
  if (start === undefined || name === undefined) return undefined
  return {
    line,
    column: start.length,
    message: `"${withoutQuotes(name)}" has no value.`,
    fix: "write a value after the `=`, or delete the argument.",
  }
}

const incompleteValueFault: Find = (context) => unfinishedValueFault(textBefore(context))

/** The text that should be complete before a token, with its line; an empty text if the token is not the start of anything. */
function textBefore({ fault, lines, before, rest }: FaultContext): Line {
  const isEnd = /^(?:[)\]},]|$)/.test(rest)
  const isNext = /^[={"]/.test(rest) && argumentStart.test(before)
  const isStart = before.trim() === ""
  if (isEnd && !isStart) return { text: before, line: fault.line }
  return isEnd || isNext || isStart ? lineBefore(lines, fault.line) : { text: "", line: fault.line }
}

/** The last line before another one that is not empty. */
function lineBefore(lines: readonly string[], line: number): Line {
  const index = lines.findLastIndex((text, index) => index < line - 1 && text.trim() !== "")
  return { text: lines[index] ?? "", line: index + 1 }
}

const blockHeader = new RegExp(String.raw`^(\s*)[a-z]\w*(?:\s+"[^"]*")*${comment}`)

const missingBraceFault: Find = ({ fault, lines, before, rest }) => {
  const { text, line } = lineBefore(lines, fault.line)
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

/** A comma between the arguments of a block. In an object, a comma can follow all but an opening bracket and another comma. */
const commaFault: Find = ({ fault, brackets, before, rest }) => {
  const inner = brackets.open.at(-1)
  const isInBlock = inner === undefined || signOf(inner) === "{"
  if (!rest.startsWith(",") || !isInBlock || /[{,]\s*$/.test(before)) return undefined
  return {
    ...fault,
    message: "The arguments of a block are separated by line ends, and not by commas.",
    fix: "start a new line in place of the `,`.",
  }
}

/** The fault of a bracket that is not open, or is still open at the end or where an argument begins. */
const bracketFault: Find = ({ fault, lines, brackets, rest }) => {
  const inner = brackets.open.at(-1)
  const opening = inner && signOf(inner)
  const sign = rest.slice(0, 1)
  const [start] = [...closing].find(([, end]) => end === sign) ?? []
  const isForOuter = start !== opening && brackets.open.some((bracket) => signOf(bracket) === start)
  const isArgument = sign === "=" && opening !== "{"
  if (inner && (sign === "" || isArgument || isForOuter)) return openBracketFault(inner, brackets, lines)
  if (start === undefined || start === opening) return undefined
  return {
    ...fault,
    message: inner
      ? `This "${sign}" cannot end the "${opening}" of line ${inner.line}.`
      : `This "${sign}" ends nothing: no bracket is open here.`,
    fix: `delete the \`${sign}\`, or write the missing \`${start}\` before it.`,
  }
}
