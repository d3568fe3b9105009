import type { Node as SyntaxNode, Parser, Tree } from "web-tree-sitter"
import { positionAt, type SourcePosition } from "../shared/source-position"
import { firstErrorOffset, parseText } from "./parse-text"

/** A node of the concrete syntax tree, as plain data that needs no explicit release. */
export interface HclNode {
  /** Node type of the tree-sitter grammar; for punctuation, the character itself. */
  type: string
  /** The source it covers. */
  text: string
  /** Offset in the normalized text. */
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
  /** Whether it is nested so deeply that a parser could overflow the stack. */
  tooDeep: boolean
}

/** A parsed text. It has a root even if the text has syntax errors. */
export interface HclTree extends HclValidity {
  root: HclNode
  /** Position of the first token that cannot follow what is before it; absent if there is no syntax error. */
  fault?: SourcePosition
  /** The text that offsets refer to; see `normalizeText`. */
  text: string
  comments: HclNode[]
}

/** Nodes below this depth are omitted, to limit recursion; no real module is nested so deeply. */
const maxDepth = 600

/** Depth of a file's top-level blocks and attributes, below the root and the body. */
const partDepth = 2

/** Removes a byte order mark and converts line ends to `\n`; line numbers do not change. */
export function normalizeText(text: string): string {
  return text.replace(/^\ufeff/, "").replace(/\r\n/g, "\n")
}

/**
 * Checks whether HCL can be parsed. If the text has no errors and fewer nodes than the permitted depth, its nodes are not
 * copied out of the parser, because copying takes longer than parsing.
 * @param parser a parser of the HCL grammar
 */
export function readValidity(parser: Parser, source: string): HclValidity {
  const text = normalizeText(source)
  const tree = parseText(parser, text)
  if (!tree) return { tooDeep: isTooDeep(text) }
  const { descendantCount, hasError } = tree.rootNode
  const { tooDeep } =
    descendantCount > maxDepth ? copyTree(tree, text, () => true) : { tooDeep: hasError && isTooDeep(text) }
  tree.delete()
  return { tooDeep }
}

/**
 * Parses HCL. Text with errors results in a tree of the parts that could be parsed; the tree is empty if parsing them takes
 * too long.
 * @param parser a parser of the HCL grammar
 * @param isWanted selects the top-level blocks and attributes, by their text, whose children are copied; default: all
 */
export function readTree(
  parser: Parser,
  source: string,
  isWanted: (text: string) => boolean = () => true,
): HclTree {
  const text = normalizeText(source)
  const tree = parseText(parser, text)
  const copied = tree
    ? copyTree(tree, text, isWanted)
    : { root: emptyRoot, comments: [], tooDeep: isTooDeep(text) }
  tree?.delete()
  return { ...copied, text, ...(copied.root.hasError && { fault: firstError(parser, text, copied.root) }) }
}

/** Maximum length of a text that is searched for the position of an error: several times that of a long call. */
const maxSearched = 20_000

/** The position of the first syntax error; in a very long statement, the start of the statement. */
function firstError(parser: Parser, text: string, root: HclNode): SourcePosition {
  const parts = topLevelParts(root)
  const faulty = parts.findIndex(({ hasError, type }) => hasError || !completeParts.has(type))
  // The part before it is included, because fewer parts can follow it than can begin a text.
  const from = parts[Math.max(0, faulty - 1)]?.start ?? 0
  const offset = text.length - from > maxSearched ? undefined : firstErrorOffset(parser, text.slice(from))
  return positionAt(text, offset === undefined ? (parts[faulty]?.start ?? 0) : from + offset)
}

const completeParts = new Set(["block", "attribute", "comment"])
const outerNodes = new Set(["config_file", "body", "ERROR"])

/** The blocks and attributes of a file, and the tokens beside them if it has errors. */
function topLevelParts(node: HclNode): HclNode[] {
  return outerNodes.has(node.type) ? node.children.flatMap(topLevelParts) : [node]
}

function copyTree(
  tree: Tree,
  text: string,
  isWanted: (text: string) => boolean,
): Pick<HclTree, "root" | "comments" | "tooDeep"> {
  const comments: HclNode[] = []
  let tooDeep = tree.rootNode.hasError && isTooDeep(text)
  const lineOf = lineReader(text)
  // Each property access on a node is a call into WebAssembly, so values that can be computed are not read.
  const copy = (node: SyntaxNode, depth: number, mayBeFaulty: boolean): HclNode => {
    const { type, startIndex: start, startPosition, endIndex: end } = node
    const hasError = mayBeFaulty && node.hasError
    const children: HclNode[] = []
    const copied: HclNode = {
      type,
      text: text.slice(start, end),
      start,
      end,
      line: startPosition.row + 1,
      column: startPosition.column + 1,
      endLine: lineOf(end),
      hasError,
      children,
    }
    if (type === "comment") comments.push(copied)
    if (depth === maxDepth) tooDeep = true
    else if (depth !== partDepth || hasError || isWanted(copied.text))
      for (const child of node.children) children.push(copy(child, depth + 1, hasError))
    return copied
  }
  return { root: copy(tree.rootNode, 0, true), comments, tooDeep }
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

/** Strings, comments and heredocs, whose characters are no operators and brackets. A string with another one in it counts as several. */
const textOrComment =
  /"(?:[^"\\\n]|\\.)*"|(?:#|\/\/).*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|<<-?((?!\d)\w+)\n(?:[\s\S]*?\n[ \t]*\1\b|[\s\S]*)/g

/** Whether a text with errors, whose tree is flat, has too many brackets or signs within each other. */
function isTooDeep(text: string): boolean {
  const code = text.replace(textOrComment, "")
  let depth = 0
  for (const [sign] of code.matchAll(/[[({\])}]/g)) {
    depth += "[({".includes(sign) ? 1 : -1
    if (depth > maxDepth / 4) return true
  }
  return /(?:[-!]\s*){150}/.test(code)
}

/** The root of a text whose syntax errors take too long to parse. */
const emptyRoot: HclNode = {
  type: "config_file",
  text: "",
  start: 0,
  end: 0,
  line: 1,
  column: 1,
  endLine: 1,
  hasError: true,
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

/** A name without the quotes that labels of blocks and keys of maps can have. */
export function withoutQuotes(name: string): string {
  return name.replace(/^"|"$/g, "")
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
