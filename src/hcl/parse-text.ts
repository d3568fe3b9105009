import type { Parser, Range, Tree } from "web-tree-sitter"

/**
 * Parses HCL. `undefined` if it takes too long: after a syntax error, the time can be cubic in the length of the text.
 * @param parser a parser of the HCL grammar
 * @param text with `\n` as line ends
 */
export function parseText(parser: Parser, text: string): Tree | undefined {
  const start = performance.now()
  return parse(parser, text, 0, (offset) => performance.now() - start > baseTime + offset * timePerCharacter)
}

/** Maximum time in milliseconds; text without errors takes about a tenth of it. */
const baseTime = 1_000
const timePerCharacter = 0.1

/**
 * The offset of the first token that cannot follow what is before it; `undefined` if there is no syntax error. Only the log of
 * the parser has it: in the tree, an error begins with the statement or the list that could not be completed.
 * @param from offset of a top-level block or attribute before the error; logging what is before takes time
 */
export function firstErrorOffset(parser: Parser, text: string, from: number): number | undefined {
  let position: [row: number, column: number] | undefined
  let error: typeof position
  let isFound = false
  parser.setLogger((message, isFromLexer) => {
    if (isFromLexer || isFound) return
    const [, row, bytes] = /^process .*, row:(\d+), col:(\d+)$/.exec(message) ?? []
    if (row !== undefined) position = [Number(row), Number(bytes) / bytesPerCharacter]
    else if (message.startsWith("detect_error")) error = position
    // The grammar has ambiguities: there is an error only when no interpretation is left.
    else if (message.startsWith("resume")) isFound = true
  })
  parse(parser, text, from, () => isFound)?.delete()
  parser.setLogger(null)
  if (!error) return undefined
  const [row, column] = error
  const start = text.split("\n", row).reduce((sum, line) => sum + line.length + 1, 0)
  return start + column
}

/** The parser reads UTF-16. */
const bytesPerCharacter = 2

/** A number with an exponent. */
const exponential = /(?<!\w)\d+[eE][+-]?\d+/g

/**
 * Parses a text from an offset on, with positions in the whole text; `undefined` if it was cancelled.
 * @param isCancelled called with the current offset now and then
 */
function parse(parser: Parser, text: string, from: number, isCancelled: (offset: number) => boolean) {
  // The grammar has no exponent after a whole number, as in 1e10. Digits have the same place and length.
  const digits = text.replace(exponential, (number) => "0".repeat(number.length))
  const tree = parser.parse(digits, null, {
    includedRanges: rangesToParse(text, from),
    progressCallback: ({ currentOffset }) => isCancelled(currentOffset / bytesPerCharacter),
  })
  if (tree) return tree
  if (!parser.language) throw new Error("The parser has no grammar.")
  parser.reset() // otherwise, the next text would be read as the rest of this one
  return undefined
}

/**
 * The ranges of a text to parse: all of it from an offset on, except for most of long white space. In the grammar, each white-space character is
 * a token, before which all white space that follows is scanned, so that the time is quadratic in its length.
 */
function rangesToParse(text: string, from: number): Range[] {
  const omitted = [...text.matchAll(/[ \t\n\v\f\r]{100,}/g)].flatMap(({ 0: space, index }) => {
    // Comments and the markers of heredocs depend on the line ends around them.
    const kept = [0, space.indexOf("\n"), space.lastIndexOf("\n"), space.length - 1].filter((at) => at !== -1)
    const sorted = kept.toSorted((a, b) => a - b)
    return sorted.flatMap((at, number) => {
      const next = sorted[number + 1] ?? at
      return next - at > 100 ? [{ start: index + at + 1, end: index + next }] : []
    })
  })
  const later = omitted.filter(({ start }) => start >= from)
  const pointAt = pointReader(text)
  const starts = [from, ...later.map(({ end }) => end)]
  const ends = [...later.map(({ start }) => start), text.length]
  return starts.map((startIndex, number) => {
    const endIndex = ends[number] ?? startIndex
    return { startIndex, startPosition: pointAt(startIndex), endIndex, endPosition: pointAt(endIndex) }
  })
}

/** Finds the 0-based row and column of offsets, which must be given in ascending order. */
function pointReader(text: string): (offset: number) => { row: number; column: number } {
  let row = 0
  let start = 0
  return (offset) => {
    for (let end = text.indexOf("\n", start); end !== -1 && end < offset; end = text.indexOf("\n", start)) {
      row += 1
      start = end + 1
    }
    return { row, column: offset - start }
  }
}
