import type { Nodes, Paragraph, Root } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"
import type { SourcePosition } from "../../../shared/source-position"
import { sourceOf } from "../source-lines"
import { visitBlocks } from "../visit-blocks"

/** A line that looks like a fence of a directive, but is text. */
export interface StrayFence extends SourcePosition {
  /** The line without its indentation. */
  text: string
  /** Whether it consists of colons alone. */
  isEnd: boolean
}

/**
 * The directives without a closing fence, each with the stray fence that was meant to close it: a directive that has no more
 * colons than one inside it is closed by the fence of that one.
 */
export type UnclosedDirectives = ReadonlyMap<ContainerDirective, StrayFence | undefined>

/** Finds the directives without a closing fence, and the fences that belong to no directive. */
export function readFences(
  tree: Root,
  lines: readonly string[],
): { unclosed: UnclosedDirectives; stray: StrayFence[] } {
  const closed = closedDirectives(tree, lines)
  const unclosed = new Map<ContainerDirective, StrayFence | undefined>()
  const stray: StrayFence[] = []
  let openedAsText = 0
  let lastEnd = -1
  visitBlocks(tree, (node) => {
    if (node.type === "containerDirective" && !closed.has(node) && !node.data?.isAlert)
      unclosed.set(node, undefined)
    if (node.type !== "paragraph") return
    for (const fence of fencesAsText(node, lines)) {
      if (!fence.isEnd) {
        openedAsText++
        stray.push(fence)
      } else if (openedAsText > 0) openedAsText--
      else {
        const outer = [...unclosed].findLast(
          ([directive, end]) => !end && endsAbove(directive, fence) && hasTooFewColons(directive, lines),
        )?.[0]
        if (outer) unclosed.set(outer, fence)
        // of several closing fences in a row, only the first one
        else if (lastEnd !== fence.line - 1) stray.push(fence)
        lastEnd = fence.line
      }
    }
  })
  return { unclosed, stray }
}

function endsAbove({ position }: ContainerDirective, { line }: StrayFence): boolean {
  return position !== undefined && position.end.line < line
}

/** Whether a directive has no more colons than one inside it. */
function hasTooFewColons(outer: ContainerDirective, lines: readonly string[]): boolean {
  const { colons } = openingFence(outer, lines)
  let isFound = false
  visitBlocks(outer, (node) => {
    isFound ||= node.type === "containerDirective" && openingFence(node, lines).colons >= colons
  })
  return isFound
}

/**
 * The directives that the writer has closed. The parser assigns a fence to the outermost directive that it can close; the
 * writer means the innermost.
 */
function closedDirectives(tree: Root, lines: readonly string[]): ReadonlySet<ContainerDirective> {
  const closed = new Set<ContainerDirective>()
  visitBlocks(tree, (node) => {
    if (node.type !== "containerDirective") return
    const fence = closingFence(node, lines)
    if (fence) closed.add(innermostOpen(node, fence, lines))
  })
  return closed
}

interface Fence {
  column: number
  colons: number
}

/** The innermost directive within another one, or itself, that is still open at the closing fence and matches it. */
function innermostOpen(
  outer: ContainerDirective,
  fence: Fence,
  lines: readonly string[],
): ContainerDirective {
  let innermost = outer
  let last: Nodes | undefined = outer.children.at(-1)
  while (last && "children" in last) {
    if (last.type === "containerDirective") {
      if (closingFence(last, lines)) break
      const { column, colons } = openingFence(last, lines)
      if (colons === fence.colons && column <= fence.column) innermost = last
    }
    last = last.children.at(-1)
  }
  return innermost
}

function openingFence({ position }: ContainerDirective, lines: readonly string[]): Fence {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { column, colons: /^:*/.exec((lines[line - 1] ?? "").slice(column - 1))?.[0].length ?? 0 }
}

/** The closing fence that the parser assigned to a directive; absent if it ends with its container. */
function closingFence(node: ContainerDirective, lines: readonly string[]): Fence | undefined {
  if (!node.position) return undefined
  const { start, end } = node.position
  const closing = /(:{3,})[ \t]*$/.exec((lines[end.line - 1] ?? "").slice(0, end.column - 1))
  const colons = closing?.[1]?.length ?? 0
  if (!closing || end.line === start.line || colons < openingFence(node, lines).colons) return undefined
  return { column: closing.index + 1, colons }
}

/** The lines of a paragraph that look like fences. */
function* fencesAsText(node: Paragraph, lines: readonly string[]): Generator<StrayFence> {
  if (!node.position) return
  const { start, end } = node.position
  for (let line = start.line; line <= end.line; line++) {
    const from = line === start.line ? start.column : 1
    const text = sourceOf(lines, {
      start: { line, column: from },
      end: { line, column: line === end.line ? end.column : Number.POSITIVE_INFINITY },
    }).replace(/^[>\s]+/, "")
    if (!text.startsWith(":::")) continue
    const column = (lines[line - 1] ?? "").indexOf(":::", from - 1) + 1
    yield { line, column, text, isEnd: /^:+$/.test(text) }
  }
}
