import type { Node as SyntaxNode, Parser, Tree } from "web-tree-sitter"
import { loadGrammar } from "./load-grammar"

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

let parser: Promise<Parser> | undefined

/** Text without a byte order mark and with `\n` alone: what every editor shows, at the same lines. */
export function normaliseText(text: string): string {
  return text.replace(/^\ufeff/, "").replace(/\r\n/g, "\n")
}

/**
 * Looks whether HCL can be read. Sound text of fewer nodes than may be nested is not copied out of the parser, which takes
 * longer than parsing.
 */
export async function soundnessOf(source: string): Promise<HclSoundness> {
  const text = normaliseText(source)
  const tree = await parse(text)
  const { hasError, descendantCount } = tree.rootNode
  tree.delete()
  return hasError || descendantCount > maxDepth ? parseHcl(source) : { tooDeep: isTooDeep(text) }
}

async function parse(text: string): Promise<Tree> {
  parser ??= loadGrammar("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm")
  const tree = (await parser).parse(text)
  if (!tree) throw new Error("The HCL grammar is not loaded.") // cannot be: `loadGrammar` sets it
  return tree
}

/** Parses HCL. Faulty text gives a tree too, of what could be read. */
export async function parseHcl(source: string): Promise<HclTree> {
  const text = normaliseText(source)
  const tree = await parse(text)
  const result: HclTree = { root: emptyRoot, text, comments: [], tooDeep: isTooDeep(text) }
  const report = (node: SyntaxNode) => {
    result.fault ??= { line: node.startPosition.row + 1, column: node.startPosition.column + 1 }
  }
  const copy = (node: SyntaxNode, depth: number): HclNode => {
    if (node.isError || node.isMissing) report(node)
    const copied: HclNode = {
      type: node.type,
      text: text.slice(node.startIndex, node.endIndex),
      start: node.startIndex,
      end: node.endIndex,
      line: node.startPosition.row + 1,
      column: node.startPosition.column + 1,
      endLine: node.endPosition.row + 1,
      children: [],
    }
    if (node.type === "comment") result.comments.push(copied)
    if (depth === maxDepth) result.tooDeep = true
    else for (const child of node.children) copied.children.push(copy(child, depth + 1))
    return copied
  }
  result.root = copy(tree.rootNode, 0)
  tree.delete()
  return result
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
