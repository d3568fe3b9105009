import { parse, printParseErrorCode, type ParseError } from "jsonc-parser"
import { LineCounter, parseAllDocuments } from "yaml"
import { onePerLine } from "../../../hcl/sort-faults"
import { comparePositions, positionAt } from "../../../shared/source-position"
import { describeYamlError } from "../../content/yaml/describe-yaml-error"
import { findUnresolvedAliases } from "../../content/yaml/find-unresolved-aliases"
import { positionIn } from "../../content/yaml/read-yaml"
import { syntaxFault, type SampleFault } from "./sample"

/** The first syntax error of a JSON text. */
export function jsonFaults(code: string): SampleFault[] {
  const errors: ParseError[] = []
  parse(code, errors, { disallowComments: true })
  return errors.slice(0, 1).map(({ error, offset, length }) => {
    const reason = jsonReason(printParseErrorCode(error), code, offset, length)
    return syntaxFault("JSON", positionAt(code, offset), reason)
  })
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
function jsonReason(error: string, code: string, offset: number, length: number): string {
  const token = code.slice(offset, offset + length)
  const quoted = token.startsWith('"') ? token : `"${token}"`
  const wrong = wrongTokens[error]
  if (wrong !== undefined) return `${quoted} ${wrong}`
  const wanted = expected[error]
  if (wanted === undefined) return "it has a comment"
  if (/^[}\]]/.test(token) && /,\s*$/.test(code.slice(0, offset))) return `there is a comma before ${quoted}`
  return `expected ${wanted}, but ${token === "" ? "the text ends" : `found ${quoted}`}`
}
/** The syntax errors of a YAML text, in all its documents: the first of each line, because the others are its consequences. */
export function yamlFaults(code: string): SampleFault[] {
  const lineCounter = new LineCounter()
  const documents = parseAllDocuments(code, { lineCounter, logLevel: "silent" })
  const lines = code.split("\n")
  return [...documents].flatMap((document) => {
    const errors = document.errors.map((error) => {
      const { line, column, reason } = describeYamlError(error, lines)
      return syntaxFault("YAML", { line, column }, reason)
    })
    if (errors.length > 0) return onePerLine(errors.toSorted(comparePositions))
    return findUnresolvedAliases(document).map(({ range, source }) =>
      syntaxFault("YAML", positionIn(lineCounter, range?.[0] ?? 0), `"*${source}" refers to nothing`),
    )
  })
}
