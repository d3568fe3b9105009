import type { CodeFence, Place } from "../types"

/**
 * Converts a position in a fence's code to a position in its file. The code of a fence in a list is indented.
 * @param file path of the page for problem messages
 * @param place in `fence.value`
 */
export function placeInFence(
  file: string,
  { valueLine, column, source }: Pick<CodeFence, "valueLine" | "column" | "source">,
  place: Place,
): Place & { file: string } {
  if (!source) return { file, line: valueLine + place.line - 1, column: column + place.column - 1 }
  const line = source.lines[place.line - 1] ?? source.lines.at(-1) ?? 1
  return { file: source.file, line, column: source.indent + place.column }
}
