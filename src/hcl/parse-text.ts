import type { Parser, Tree } from "web-tree-sitter"

/**
 * Parses HCL. `undefined` if it takes too long: the time can be cubic in the length of the text after a
 * syntax error, and is quadratic in that of white space between brackets.
 * @param parser a parser of the HCL grammar
 * @param text with `\n` as line ends
 */
export function parseText(parser: Parser, text: string): Tree | undefined {
  return parse(parser, text, () => false)
}

/** Maximum time in milliseconds; text without errors takes about a tenth of it. */
const baseTime = 1_000
const timePerCharacter = 0.1

/**
 * The offset of the first token that cannot follow what is before it; `undefined` if there is none, or finding it takes too
 * long. Only the log of the parser has it: in the tree, an error begins with the statement or the list that could not be completed.
 */
export function firstErrorOffset(parser: Parser, text: string): number | undefined {
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
  const tree = parse(parser, text, () => isFound)
  tree?.delete()
  parser.setLogger(null)
  const isCut = !tree && !isFound
  if (!error || isCut) return undefined
  const [row, column] = error
  const start = text.split("\n", row).reduce((sum, line) => sum + line.length + 1, 0)
  return start + column
}

/** The parser reads UTF-16. */
const bytesPerCharacter = 2

/** A number with an exponent. */
const exponential = /(?<!\w)\d+[eE][+-]?\d+/g

/** Parses a text; `undefined` if it takes too long, or if `isDone`, which is called now and then. */
function parse(parser: Parser, text: string, isDone: () => boolean): Tree | undefined {
  const start = performance.now()
  const isLate = (offset: number) => performance.now() - start > baseTime + offset * timePerCharacter
  // The grammar has no exponent after a whole number, as in 1e10. Digits have the same place and length.
  const digits = text.replace(exponential, (number) => "0".repeat(number.length))
  const tree = parser.parse(digits, null, {
    progressCallback: ({ currentOffset }) => isDone() || isLate(currentOffset / bytesPerCharacter),
  })
  if (tree) return tree
  if (!parser.language) throw new Error("The parser has no grammar.")
  parser.reset() // otherwise, the next text would be read as the rest of this one
  return undefined
}
