import type { VFile } from "vfile"
import type { Position } from "unist"
import { linesOf, positionAt, type SourcePosition } from "../../shared/source-position"

/** The lines of a file without their endings; line 1 is the first element. */
export function sourceLines(file: VFile): string[] {
  return linesOf(String(file.value))
}

/** The source between two positions; lines are joined by spaces, without their indentation. */
export function sourceOf(lines: readonly string[], { start, end }: Position): string {
  const parts: string[] = []
  for (let line = start.line; line <= end.line; line++) {
    const text = lines[line - 1] ?? ""
    parts.push(
      text.slice(line === start.line ? start.column - 1 : 0, line === end.line ? end.column - 1 : undefined),
    )
  }
  return parts.map((part) => part.trim()).join(" ")
}

/**
 * The position of an offset in a node's value, which consists of source lines without the indentation or the
 * `>` of the list or quotation around them.
 */
export function positionInValue(
  lines: readonly string[],
  start: SourcePosition,
  value: string,
  offset: number,
): SourcePosition {
  const at = positionAt(value, offset)
  if (at.line === 1) return { line: start.line, column: start.column + at.column - 1 }
  const line = start.line + at.line - 1
  const text = value.split("\n")[at.line - 1] ?? ""
  return { line, column: Math.max(0, (lines[line - 1] ?? "").indexOf(text)) + at.column }
}
