import type { VFile } from "vfile"
import type { Position } from "unist"
import {
  columnAfterFilling,
  columnBeforeFilling,
  fillVariables,
  replacedIn,
  type Variables,
} from "../content/settings/variables"
import { linesOf, positionAt, type SourcePosition } from "../../shared/source-position"

/** The lines of a file without their endings; line 1 is the first element. */
export function sourceLines(file: VFile): string[] {
  return linesOf(String(file.value))
}

/** The lines of a file as they are written, and the variables that are replaced in the nodes of its tree. */
export interface SourceText {
  lines: readonly string[]
  variables?: Variables | undefined
}

/** The source of a file that has been parsed. */
export function sourceText(file: VFile): SourceText {
  return { lines: sourceLines(file), variables: file.data.variables }
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

/** As `sourceOf`, with the texts of variables instead of their names. */
export function filledSourceOf({ lines, variables }: SourceText, position: Position): string {
  return fillVariables(sourceOf(lines, position), variables)
}

/**
 * The position of an offset in a node's value, which consists of source lines without the indentation or the
 * `>` of the list or quotation around them.
 */
export function positionInValue(
  { lines, variables }: SourceText,
  start: SourcePosition,
  value: string,
  offset: number,
): SourcePosition {
  const at = positionAt(value, offset)
  const line = start.line + at.line - 1
  const written = lines[line - 1] ?? ""
  const replaced = replacedIn(written, variables)
  const text = value.split("\n")[at.line - 1] ?? ""
  const before =
    at.line === 1
      ? columnAfterFilling(start.column, replaced) - 1
      : Math.max(0, fillVariables(written, variables).indexOf(text))
  return { line, column: columnBeforeFilling(before + at.column, replaced) }
}
