import type { SourcePosition } from "../../../shared/source-position"
import { columnBeforeFilling } from "../../content/settings/variables"
import type { CodeFence } from "../types"

/**
 * Converts a position in a fence's code to a position in its file. The code of a fence in a list is indented.
 * @param file path of the page for problem messages
 * @param position in `fence.value`
 */
export function positionInFence(
  file: string,
  {
    valueLine,
    column,
    replaced = [],
    source,
  }: Pick<CodeFence, "valueLine" | "column" | "replaced" | "source">,
  position: SourcePosition,
): SourcePosition & { file: string } {
  if (!source) {
    const written = columnBeforeFilling(position.column, replaced[position.line - 1] ?? [])
    return { file, line: valueLine + position.line - 1, column: column + written - 1 }
  }
  const line = source.lines[position.line - 1] ?? source.lines.at(-1) ?? 1
  return { file: source.file, line, column: source.indent + position.column }
}
