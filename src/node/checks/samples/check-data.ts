import { LineCounter, parseAllDocuments } from "yaml"
import { describeYamlError } from "../../content/yaml/describe-yaml-error"
import { findUnresolvedAliases } from "../../content/yaml/find-unresolved-aliases"
import { syntaxFault, type SampleFault } from "./sample"

/** The syntax errors of a JSON text. */
export function jsonFaults(code: string): SampleFault[] {
  try {
    JSON.parse(code)
    return []
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const offset = Number(/position (\d+)/.exec(text)?.[1] ?? code.trimEnd().length)
    const before = code.slice(0, offset).split("\n")
    const reason = text.replace(/ in JSON at position.*$| \(line .*$/s, "")
    const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    return [syntaxFault("JSON", position, reason)]
  }
}

/** The syntax errors of a YAML text, in all its documents. */
export function yamlFaults(code: string): SampleFault[] {
  const lineCounter = new LineCounter()
  const documents = parseAllDocuments(code, { lineCounter, logLevel: "silent" })
  const lines = code.split("\n")
  return [...documents].flatMap((document) => {
    const errors = document.errors.map((error) => {
      const { reason, ...position } = describeYamlError(error, lines)
      return syntaxFault("YAML", position, reason)
    })
    if (errors.length > 0) return errors
    return findUnresolvedAliases(document).map(({ range, source }) => {
      const { line, col } = lineCounter.linePos(range?.[0] ?? 0)
      return syntaxFault("YAML", { line, column: col }, `"*${source}" refers to nothing`)
    })
  })
}
