/**
 * The place of a line in a text, for a selection: offsets of its first character and after its last one. A text that has become
 * shorter gives its last line.
 * @param line counted from 1
 */
export function lineRange(text: string, line: number): [start: number, end: number] {
  let start = 0
  for (let number = 1; number < line; number++) {
    const next = text.indexOf("\n", start)
    if (next < 0) break
    start = next + 1
  }
  const end = text.indexOf("\n", start)
  return [start, end < 0 ? text.length : end]
}
