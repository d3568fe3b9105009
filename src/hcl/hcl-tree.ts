import type { Node as SyntaxNode, Parser, Tree } from "web-tree-sitter"
import type { SourcePosition } from "../shared/source-position"

/** A node of the concrete syntax tree, as plain data that needs no explicit release. */
export interface HclNode {
  /** Node type of the tree-sitter grammar; for punctuation, the character itself. */
  type: string
  /** The source it covers. */
  text: string
  /** Offset in the normalised text. */
  start: number
  end: number
  /** 1-based. */
  line: number
  column: number
  endLine: number
  /** Whether a syntax error is in it, so that its parts may not mean what they seem to. */
  hasError: boolean
  /** Including punctuation and comments. */
  children: HclNode[]
}

/** Whether a text can be parsed. */
export interface HclValidity {
  /** Position of the first syntax error; absent if there is none. */
  fault?: SourcePosition
  /** Whether it is nested so deeply that a parser could overflow the stack. */
  tooDeep: boolean
}

/** A parsed text. It has a root even if the text has syntax errors. */
export interface HclTree extends HclValidity {
  root: HclNode
  /** The text that offsets refer to; see `normaliseText`. */
  text: string
  comments: HclNode[]
}

/** Nodes below this depth are omitted, to limit recursion; no real module is nested so deeply. */
const maxDepth = 600

/** Depth of a file's top-level blocks and attributes, below the root and the body. */
const partDepth = 2

/** Removes a byte order mark and converts line ends to `\n`; line numbers do not change. */
export function normaliseText(text: string): string {
  return text.replace(/^\ufeff/, "").replace(/\r\n/g, "\n")
}

/**
 * Checks whether HCL can be parsed. If the text has no errors and fewer nodes than the permitted depth, its nodes are not
 * copied out of the parser, because copying takes longer than parsing.
 * @param parser a parser of the HCL grammar
 */
export function readValidity(parser: Parser, source: string): HclValidity {
  const text = normaliseText(source)
  const tree = parse(parser, text)
  const { hasError, descendantCount } = tree.rootNode
  tree.delete()
  return hasError || descendantCount > maxDepth ? readTree(parser, source) : { tooDeep: isTooDeep(text) }
}

/** A number with an exponent. */
const exponential = /(?<!\w)\d+[eE][+-]?\d+/g

function parse(parser: Parser, text: string): Tree {
  // The grammar has no exponent after a whole number, as in 1e10. Digits have the same place and length.
  const tree = parser.parse(text.replace(exponential, (number) => "0".repeat(number.length)))
  if (!tree) throw new Error("The parser has no grammar.")
  return tree
}

/**
 * Parses HCL. Text with errors results in a tree of the parts that could be parsed.
 * @param parser a parser of the HCL grammar
 * @param isWanted selects the top-level blocks and attributes, by their text, whose children are copied; default: all
 */
export function readTree(
  parser: Parser,
  source: string,
  isWanted: (text: string) => boolean = () => true,
): HclTree {
  const text = normaliseText(source)
  const tree = parse(parser, text)
  const result: HclTree = { root: emptyRoot, text, comments: [], tooDeep: isTooDeep(text) }
  const lineOf = lineReader(text)
  // Each property access on a node is a call into WebAssembly, so values that can be computed are not read.
  const copy = (node: SyntaxNode, depth: number, mayBeFaulty: boolean): HclNode => {
    const { type, startIndex: start, startPosition, endIndex: end } = node
    const line = startPosition.row + 1
    const column = startPosition.column + 1
    const hasError = mayBeFaulty && node.hasError
    if (hasError && (node.isError || node.isMissing)) result.fault ??= { line, column }
    const children: HclNode[] = []
    const copied: HclNode = {
      type,
      text: text.slice(start, end),
      start,
      end,
      line,
      column,
      endLine: lineOf(end),
      hasError,
      children,
    }
    if (type === "comment") result.comments.push(copied)
    if (depth === maxDepth) result.tooDeep = true
    else if (depth !== partDepth || hasError || isWanted(copied.text))
      for (const child of node.children) children.push(copy(child, depth + 1, hasError))
    return copied
  }
  result.root = copy(tree.rootNode, 0, true)
  tree.delete()
  return result
}

/** Finds the 1-based line of an offset; fastest if the offsets are nearly sorted. */
function lineReader(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1)
  let line = 1
  return (offset) => {
    while (line > 1 && (starts[line - 1] ?? 0) > offset) line -= 1
    while ((starts[line] ?? Infinity) <= offset) line += 1
    return line
  }
}

/** Counts brackets in the text, because the tree of a text with errors is flat, however deeply the text is nested. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/[[({\])}]/g)) {
    depth += "[({".includes(sign) ? 1 : -1
    if (depth > maxDepth / 4) return true
  }
  return /(?:[-!]\s*){150}/.test(text)
}

const emptyRoot: HclNode = {
  type: "config_file",
  text: "",
  start: 0,
  end: 0,
  line: 1,
  column: 1,
  endLine: 1,
  hasError: false,
  children: [],
}

/** The children of a type. */
export function childrenOf(node: HclNode | undefined, type: string): HclNode[] {
  return node?.children.filter((child) => child.type === type) ?? []
}

/** The first child of a type. */
export function childOf(node: HclNode | undefined, type: string): HclNode | undefined {
  return node?.children.find((child) => child.type === type)
}

/** The children of an expression, without comments. */
export function partsOf(node: HclNode): HclNode[] {
  return node.children.filter(({ type }) => type !== "comment")
}

/** The position where a node starts. */
export function positionOf({ line, column }: HclNode): SourcePosition {
  return { line, column }
}

/** A node and its descendants in text order. */
export function* walk(node: HclNode): Generator<HclNode> {
  yield node
  for (const child of node.children) yield* walk(child)
}
