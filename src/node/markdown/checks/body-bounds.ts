import { fencedLines } from "../syntax/fenced-lines"
import type { BodyMessage } from "../types"

/** Limits of one page. Parsers take superlinear time for a page that exceeds them. */
export const bounds = {
  /** Characters of the page. */
  characters: 500_000,
  /** Nesting depth of lists and quotations, and of directives. */
  depth: 16,
  /** Lines of `:::` that close no directive. */
  strayEnds: 300,
  /** Brackets of one paragraph that are open at once. */
  brackets: 100,
  /** Runs of `*` and `_` in one paragraph. */
  emphasis: 2000,
  /** Runs of backticks in one paragraph. */
  backticks: 500,
  /** HTML elements that are open at once. */
  elements: 500,
}

type BoundFault = Omit<BodyMessage, "rule" | "column">

const htmlTag = /<(\/?)([a-z][\w-]*)[^<>]*?(\/?)>/gi

/** HTML elements that have no end tag. */
const voidElement = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

const mark = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))/

/**
 * The first part of a body that exceeds a limit: it would keep the parser busy for minutes, or overflow its
 * stack.
 * @param bodyLine line of the file on which the body starts
 */
export function boundFault(body: string, bodyLine: number): BodyMessage | undefined {
  const fault = body.length > bounds.characters ? lengthFault(body, bodyLine) : lineFault(body, bodyLine)
  return fault && { rule: "too-complex", column: 1, ...fault }
}

function lengthFault(body: string, line: number): BoundFault {
  const megabytes = (length: number) => (length / 1_000_000).toFixed(1)
  return {
    line,
    message: `The page has ${megabytes(body.length)} MB of text, but only ${megabytes(bounds.characters)} MB are read.`,
    fix: "divide it into several pages.",
  }
}

function lineFault(body: string, bodyLine: number): BoundFault | undefined {
  const isFenced = fencedLines()
  const paragraph: Signs = { brackets: 0, emphasis: 0, backticks: 0 }
  const indents: number[] = []
  let directives = 0
  let strayEnds = 0
  let elements = 0
  let end = -1
  for (let index = 0; end < body.length; index++) {
    const from = end + 1
    end = body.indexOf("\n", from)
    if (end === -1) end = body.length
    const text = body.slice(from, end)
    if (isFenced(text)) continue
    const line = bodyLine + index
    const trimmed = text.trim()
    if (trimmed === "" || trimmed.startsWith("|")) {
      Object.assign(paragraph, { brackets: 0, emphasis: 0, backticks: 0 })
      continue
    }
    if (trimmed.startsWith(":::")) {
      const isEnd = /^:+$/.test(trimmed)
      if (isEnd && directives === 0 && ++strayEnds > bounds.strayEnds)
        return {
          line,
          message: `More than ${bounds.strayEnds} lines of ":::" close nothing.`,
          fix: "remove them.",
        }
      directives = isEnd ? Math.max(0, directives - 1) : directives + 1
      if (directives > bounds.depth) return tooDeep(line, "Directives")
    }
    const depth = depthOf(text, indents)
    if (depth > bounds.depth) return tooDeep(line, "Lists and quotations")
    const open = openElements(text, elements)
    elements = open.after
    if (open.most > bounds.elements)
      return {
        line,
        message: `More than ${bounds.elements} HTML elements are open.`,
        fix: "close them, or put the text into a code block.",
      }
    const fault = countSigns(text, paragraph, line)
    if (fault) return fault
  }
  return undefined
}

function tooDeep(line: number, what: string): BoundFault {
  return {
    line,
    message: `${what} are nested more than ${bounds.depth} deep.`,
    fix: "nest them less deeply, or turn the outer ones into headings.",
  }
}

/**
 * The nesting depth of a line in lists and quotations: those that it opens, and those that its indentation
 * continues.
 */
function depthOf(text: string, indents: number[]): number {
  let rest = text
  let depth = 0
  for (let match = mark.exec(rest); match && depth <= bounds.depth; match = mark.exec(rest)) {
    depth++
    rest = rest.slice(match[0].length)
  }
  const indent = text.length - text.trimStart().length
  if (depth === 0 && indent === 0) indents.length = 0
  if (depth === 0) return 0
  while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent) indents.pop()
  indents.push(indent)
  return depth + indents.length - 1
}

/** The number of open HTML elements after a line, and the greatest number within it. */
function openElements(text: string, before: number): { after: number; most: number } {
  let after = before
  let most = before
  if (text.includes("<"))
    for (const [, slash, name = "", selfClosing] of text.matchAll(htmlTag)) {
      if (selfClosing === "/" || voidElement.test(name)) continue
      after = slash === "/" ? Math.max(0, after - 1) : after + 1
      most = Math.max(most, after)
    }
  return { after, most }
}

/** The signs of a paragraph so far. */
interface Signs {
  brackets: number
  emphasis: number
  backticks: number
}

function countSigns(text: string, signs: Signs, line: number): BoundFault | undefined {
  let last = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x5b) signs.brackets++
    else if (code === 0x5d) signs.brackets = Math.max(0, signs.brackets - 1)
    else if (code === 0x2a || code === 0x5f) signs.emphasis += code === last ? 0 : 1
    else if (code === 0x60) signs.backticks += code === last ? 0 : 1
    last = code
  }
  if (signs.brackets > bounds.brackets)
    return {
      line,
      message: `Brackets are nested more than ${bounds.brackets} deep.`,
      fix: "close the brackets, or put the text into a code block.",
    }
  if (signs.emphasis > bounds.emphasis)
    return {
      line,
      message: `The paragraph has more than ${bounds.emphasis} signs of emphasis, "*" and "_".`,
      fix: "divide it with empty lines, or put the text into a code block.",
    }
  if (signs.backticks > bounds.backticks)
    return {
      line,
      message: `The paragraph has more than ${bounds.backticks} pieces of code between "\`".`,
      fix: "divide it with empty lines, or put the text into a code block.",
    }
  return undefined
}
