import type { Node } from "unist"
import type { VFile } from "vfile"
import type { BodyMessage, Place } from "./types"

/** Where a node starts; the top of the file for a node made by code. */
export function placeOf(node: Node): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/** Notes a problem on the file; `messagesOf` hands it back. */
export function report(file: VFile, { rule, message, fix, line, column }: BodyMessage): void {
  const note = file.message(message, { place: { line, column }, ruleId: rule, source: "markdown" })
  note.note = fix
}

/** The problems that the plugins noted, in the order of the text. */
export function messagesOf(file: VFile): BodyMessage[] {
  const messages = file.messages
    .filter(({ source }) => source === "markdown")
    .map(({ reason, note, ruleId, line, column }) => ({
      rule: ruleId as BodyMessage["rule"], // only `report` writes messages of this source
      line: line ?? 1,
      column: column ?? 1,
      message: reason,
      fix: note ?? "",
    }))
  return inOrder(messages)
}

/** Problems in the order of the text. */
export function inOrder(messages: readonly BodyMessage[]): BodyMessage[] {
  return [...messages].sort((a, b) => a.line - b.line || a.column - b.column)
}
