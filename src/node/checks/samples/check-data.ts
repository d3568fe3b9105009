import { LineCounter, parseAllDocuments } from "yaml"
import type { SampleFault } from "./sample"

const fix = 'mend the code, or mark the fence `fragment` or `skip="reason"`.'

/** What keeps a text from being JSON. */
export function jsonFaults(code: string): SampleFault[] {
  try {
    JSON.parse(code)
    return []
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const offset = Number(/position (\d+)/.exec(text)?.[1] ?? code.trimEnd().length)
    const before = code.slice(0, offset).split("\n")
    const reason = text.replace(/ in JSON at position.*$| \(line .*$/s, "")
    return [
      {
        rule: "code-syntax",
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        message: `The code is not JSON: ${reason}.`,
        fix,
      },
    ]
  }
}

/** What keeps a text from being YAML, in any of its documents. */
export function yamlFaults(code: string): SampleFault[] {
  const lineCounter = new LineCounter()
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false, logLevel: "silent" })
  return [...documents].flatMap(({ errors }) =>
    errors.map(({ message, pos }): SampleFault => {
      const { line, col } = lineCounter.linePos(pos[0])
      return {
        rule: "code-syntax",
        line,
        column: col,
        message: `The code is not YAML: ${withoutStop(message)}.`,
        fix,
      }
    }),
  )
}

function withoutStop(text: string): string {
  return text.split("\n")[0]?.replace(/[.:]$/, "") ?? ""
}
