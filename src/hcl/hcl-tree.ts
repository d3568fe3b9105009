import type { Node as SyntaxNode, Parser, Tree } from "web-tree-sitter"

/** A node of the concrete syntax tree: plain data, so that nothing has to be freed. */
export interface HclNode {
  /** Name in the tree-sitter grammar; of punctuation, the sign itself. */
  type: string
  /** The source it covers. */
  text: string
  /** Offsets into the normalised text. */
  start: number
  end: number
  /** 1-based. */
  line: number
  column: number
  endLine: number
  /** Punctuation and comments included. */
  children: HclNode[]
}

/** Whether a text can be read. */
export interface HclSoundness {
  /** Where the first part stands that the grammar does not know; absent for sound text. */
  fault?: { line: number; column: number }
  /** Whether it is nested so deeply that a parser may run out of stack. */
  tooDeep: boolean
}

/** A parsed text. It always has a root, whatever the text holds. */
export interface HclTree extends HclSoundness {
  root: HclNode
  /** The text that offsets count in; see `normaliseText`. */
  text: string
  comments: HclNode[]
}

/** Nodes below this depth are left out: no module is nested so deeply, and recursion has to end. */
const maxDepth = 600

/** Depth of a file's blocks and attributes, below its root and body. */
const partDepth = 2

/** Text without a byte order mark and with `\n` alone: what every editor shows, at the same lines. */
export function normaliseText(text: string): string {
  return text.replace(/^\ufeff/, "").replace(/\r\n/g, "\n")
}

/**
 * Checks whether HCL can be read. Sound text of fewer nodes than may be nested is not copied out of the parser, which takes
 * longer than parsing.
 * @param parser a parser of the HCL grammar
 */
export function soundnessIn(parser: Parser, source: string): HclSoundness {
  const text = normaliseText(source)
  const tree = parse(parser, text)
  const { hasError, descendantCount } = tree.rootNode
  tree.delete()
  return hasError || descendantCount > maxDepth ? readTree(parser, source) : { tooDeep: isTooDeep(text) }
}

function parse(parser: Parser, text: string): Tree {
  const tree = parser.parse(text)
  if (!tree) throw new Error("The parser has no grammar.")
  return tree
}

/**
 * Parses HCL. Faulty text gives a tree too, of what could be read.
 * @param parser a parser of the HCL grammar
 * @param isWanted chooses by their text the blocks and attributes of the file whose children are copied; all by default
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
  // Each property of a node is a call into WebAssembly: what can be worked out is not asked for.
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

/** Finds the 1-based line of an offset; fastest when the offsets come nearly sorted. */
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

/** Counts brackets wherever they stand: faulty text makes a flat tree, however deep it is meant to be. */
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

/** What an expression holds: its children without comments. */
export function partsOf(node: HclNode): HclNode[] {
  return node.children.filter(({ type }) => type !== "comment")
}

/** A node, and what is below it, in the order of the text. */
export function* walk(node: HclNode): Generator<HclNode> {
  yield node
  for (const child of node.children) yield* walk(child)
}
