import { LineCounter, parseAllDocuments, visit, type Document } from "yaml"
import { onePerLine } from "../../../hcl/sort-faults"
import { comparePositions } from "../../../shared/source-position"
import { describeJsonError } from "../../content/yaml/describe-json-error"
import { describeYamlError } from "../../content/yaml/describe-yaml-error"
import { findUnresolvedAliases } from "../../content/yaml/find-unresolved-aliases"
import { positionIn } from "../../content/yaml/read-yaml"
import { syntaxFault, type SampleFault } from "./sample"

/** The first syntax error of a JSON text. */
export function jsonFaults(code: string): SampleFault[] {
  const error = describeJsonError(code, { disallowComments: true })
  return error ? [syntaxFault("JSON", error, error.reason)] : []
}

/**
 * The mistakes of a YAML text, in all its documents: the first syntax error of each line, because the others are its consequences,
 * or else what the parser accepts, but nobody means.
 */
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
    return [
      ...findUnresolvedAliases(document).map(({ range, source }) =>
        syntaxFault("YAML", positionIn(lineCounter, range?.[0] ?? 0), `"*${source}" refers to nothing`),
      ),
      ...typographicValues(document).map(({ source, offset }): SampleFault => ({
        rule: "code-syntax",
        ...positionIn(lineCounter, offset),
        message: `The quotation marks of ${source} are typographic ones, which are a part of the text in YAML.`,
        fix: `write "${source.slice(1, -1)}", in straight ones.`,
      })),
    ]
  })
}

/** The values and keys that are in the quotation marks of a word processor. */
function typographicValues(document: Document.Parsed): { source: string; offset: number }[] {
  const found: { source: string; offset: number }[] = []
  visit(document, {
    Scalar: (_, { type, source = "", range }) => {
      if (type === "PLAIN" && /^[“”„‘’‚][^“”„‘’‚]*[“”‘’]$/.test(source))
        found.push({ source, offset: range?.[0] ?? 0 })
    },
  })
  return found
}
