import { parse, printParseErrorCode, type ParseError, type ParseOptions } from "jsonc-parser"
import { positionAt, type SourcePosition } from "../../../shared/source-position"

/** The first syntax error of a JSON text, as a clause without a full stop; `undefined` if there is none. */
export function describeJsonError(
  text: string,
  options: ParseOptions,
): (SourcePosition & { reason: string }) | undefined {
  const errors: ParseError[] = []
  parse(text, errors, options)
  const [first] = errors
  if (!first) return undefined
  const { error, offset, length } = first
  return { ...positionAt(text, offset), reason: reasonOf(printParseErrorCode(error), text, offset, length) }
}

/** What the parser expected, by the name of its error. */
const expected: Readonly<Record<string, string>> = {
  PropertyNameExpected: "a name in double quotes",
  ValueExpected: "a value",
  ColonExpected: '":"',
  CommaExpected: '"," or a closing bracket',
  CloseBraceExpected: '"}"',
  CloseBracketExpected: '"]"',
  EndOfFileExpected: "the end",
}

/** What is wrong with a token, by the name of the parser's error. */
const wrongTokens: Readonly<Record<string, string>> = {
  InvalidSymbol: "is neither a string in double quotes nor a number, true, false or null",
  InvalidNumberFormat: "is not a number",
  UnexpectedEndOfNumber: "is not a number",
  UnexpectedEndOfString: "has no closing quote on its line",
  InvalidUnicode: "has an invalid escape sequence",
  InvalidEscapeCharacter: "has an invalid escape sequence",
  InvalidCharacter: "has a control character",
}

/** Half a sentence about the token at an offset. */
function reasonOf(error: string, code: string, offset: number, length: number): string {
  const token = code.slice(offset, offset + length)
  const quoted = token.startsWith('"') ? token : `"${token}"`
  const wrong = wrongTokens[error]
  if (wrong !== undefined) return `${quoted} ${wrong}`
  const wanted = expected[error]
  if (wanted === undefined) return "it has a comment"
  if (/^[}\]]/.test(token) && /,\s*$/.test(code.slice(0, offset))) return `there is a comma before ${quoted}`
  return `expected ${wanted}, but ${token === "" ? "the text ends" : `found ${quoted}`}`
}
