import { closing, openBracketFault, readBrackets } from "./brackets"
import type { SyntaxFault } from "./call-fault"
import { positionOf, walk, type HclNode, type HclTree } from "./hcl-tree"
import { markerFault } from "./marker-fault"

/**
 * The fault of a part without an end: the first string that spans several lines, else the string, heredoc or bracket whose
 * missing end causes the first syntax error, or the bracket within it that lacks its end by the indentation. A heredoc comes
 * before the brackets around it. If the end may have been read as text of a heredoc, the fault is that of the heredoc's marker.
 * The parser may misread the text after it.
 */
export function openPart({ root, text, fault }: HclTree): SyntaxFault | undefined {
  const faulty = [...walk(root)].find(isFaulty)
  const isAtFault = ({ start }: HclNode) => start === faulty?.start
  let open: HclNode | undefined
  for (const node of walk(root)) {
    if (isLongString(node)) return openTextFault(node, text)
    const end = node.children.at(-1)
    if (end && isMissing(end) && isAtFault(end))
      // The text of a heredoc without an end contains the ends of the brackets around it.
      open = node.type === "heredoc_template" ? node : (open ?? node)
    // The parser makes no node of a string or heredoc that reaches to the end of the text, at least within brackets.
    if (node.type === "ERROR" && end?.type === "quoted_template_start") open ??= end
    const start = node.children.at(-2)
    const isBeforeFault = start && fault && start.line < fault.line
    if (node.type === "ERROR" && isBeforeFault && start.type === "heredoc_start") open ??= start
  }
  if (!open) return undefined
  for (const node of walk(open)) {
    const fault = markerFault(node)
    if (fault) return fault
  }
  const ofText = openTextFault(open, text)
  if (ofText) return ofText
  const bracket = open.children.find(({ text }) => closing.has(text))
  return bracket && openBracketFault(bracket, readBrackets(root), text.split("\n"))
}

function isFaulty(node: HclNode): boolean {
  return node.type === "ERROR" || isMissing(node)
}

/** Whether the parser has inserted a token that the text lacks. */
function isMissing({ hasError, text }: HclNode): boolean {
  return hasError && text === ""
}

/** Whether a quoted string has a line end outside of its expressions: HCL permits that only in heredocs. */
function isLongString(node: HclNode): boolean {
  if (!isString(node) || !node.text.includes("\n")) return false
  const expressions = node.children.filter(({ type }) => /^template_(?:interpolation|directive)$/.test(type))
  const withoutExpressions = expressions.reduceRight(
    (text, { start, end }) => text.slice(0, start - node.start) + text.slice(end - node.start),
    node.text,
  )
  return withoutExpressions.includes("\n")
}

function isString({ type }: HclNode): boolean {
  return type === "quoted_template" || type === "string_lit"
}

/**
 * The fault of a heredoc without an end: at the first line that only lacks a line end after the marker, as in `EOT]`, or else
 * at its start.
 * @param text the heredoc and all text after it
 */
function heredocFault(start: HclNode, text: string): SyntaxFault | undefined {
  const marker = /^<<-?([\w-]+)/.exec(text)?.[1]
  if (marker === undefined) return undefined
  const [, ...lines] = text.split("\n")
  const index = lines.findIndex((line) => afterMarker(line, marker) !== undefined)
  const end = lines[index] ?? ""
  const rest = afterMarker(end, marker)
  if (rest === undefined)
    return {
      ...positionOf(start),
      message: `The heredoc that begins here has no end: no line consists of its marker "${marker}".`,
      fix: `write \`${marker}\` alone on the line after the text.`,
    }
  return {
    line: start.line + index + 1,
    column: end.length - rest.length + 1,
    message: `The heredoc of line ${start.line} does not end here: its marker "${marker}" is followed by "${rest.trim()}".`,
    fix: `start a new line after \`${marker}\`.`,
  }
}

/** What follows the marker at the start of a line, if it can be no part of a word. */
function afterMarker(line: string, marker: string): string | undefined {
  const text = line.trimStart()
  const rest = text.slice(marker.length)
  return text.startsWith(marker) && /^\s*[\])},#/]/.test(rest) ? rest : undefined
}

/** The fault of a string or heredoc without an end; `undefined` for any other node. */
function openTextFault(node: HclNode, text: string): SyntaxFault | undefined {
  if (isString(node) || node.type === "quoted_template_start")
    return {
      ...positionOf(node),
      message: "The string that begins here has no end on this line.",
      fix: 'close it with `"`; a text of several lines is a heredoc (`<<EOT`).',
    }
  const isHeredoc = node.type === "heredoc_template" || node.type === "heredoc_start"
  return isHeredoc ? heredocFault(node, text.slice(node.start)) : undefined
}
