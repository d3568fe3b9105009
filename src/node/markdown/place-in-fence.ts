import type { CodeFence, Place } from "./types"

/**
 * The file and the place in it of a character of a fence's code. A fence in a list is indented, and its code with it.
 * @param file path of the page to name in problems
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
