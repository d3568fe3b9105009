import type { Node } from "unist"
import type { VFile } from "vfile"
import { comparePositions, type SourcePosition } from "../../shared/source-position"
import type { BodyMessage } from "./types"

/** Start of a node; the start of the file for a node that a plugin created. */
export function positionOf(node: Node): SourcePosition {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/** Start of a node of code, in which columns are 0-based. */
export function positionOfCode({ loc }: { loc?: { start: SourcePosition } | null }): SourcePosition {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 }
}

declare module "vfile" {
  interface DataMap {
    /** The problems that the plugins reported. */
    bodyMessages: BodyMessage[]
  }
}

/** Adds a problem to the file; `messagesOf` returns it. */
export function report(file: VFile, message: BodyMessage): void {
  const messages = (file.data.bodyMessages ??= [])
  messages.push(message)
}

/** The problems that the plugins reported, in the order of the text. */
export function messagesOf(file: VFile): BodyMessage[] {
  return inOrder(file.data.bodyMessages ?? [])
}

/** Problems in the order of the text. */
export function inOrder(messages: readonly BodyMessage[]): BodyMessage[] {
  return [...messages].sort(comparePositions)
}
