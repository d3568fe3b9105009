import { LineCounter, parseAllDocuments } from "yaml"
import { findUnresolvedAliases } from "../../content/find-unresolved-aliases"
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
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    return [syntaxFault("JSON", place, reason)]
  }
}

/** The syntax errors of a YAML text, in all its documents. */
export function yamlFaults(code: string): SampleFault[] {
  const lineCounter = new LineCounter()
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false, logLevel: "silent" })
  const fault = (offset: number, reason: string): SampleFault => {
    const { line, col } = lineCounter.linePos(offset)
    return syntaxFault("YAML", { line, column: col }, reason)
  }
  return [...documents].flatMap((document) => {
    const errors = document.errors.map(({ message, pos }) => fault(pos[0], withoutStop(message)))
    if (errors.length > 0) return errors
    return findUnresolvedAliases(document).map(({ range, source }) =>
      fault(range?.[0] ?? 0, `"*${source}" refers to nothing`),
    )
  })
}

function withoutStop(text: string): string {
  return text.split("\n")[0]?.replace(/[.:]$/, "") ?? ""
}
