import { LineCounter, parseAllDocuments } from "yaml"
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
