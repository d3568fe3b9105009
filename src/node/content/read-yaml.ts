import { isNode, LineCounter, parseDocument } from "yaml"
import type { Problem } from "../report/problem"

/** A YAML file that has been read, and the way back from a value to its place. */
export interface YamlFile {
  value: unknown
  /** Where the value at a path stands, or else the innermost one around it; both numbers from 1. */
  placeOf(path: readonly PropertyKey[]): { line: number; column: number }
}

/** Reads a YAML file; what is no YAML is reported where it stands, under the rule `front-matter`. */
export function readYaml(file: string, text: string): { yaml: YamlFile } | { problems: Problem[] } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  if (document.errors.length > 0)
    return {
      problems: document.errors.map((error) => ({
        rule: "front-matter",
        file,
        line: error.linePos?.[0].line ?? 1,
        column: error.linePos?.[0].col ?? 1,
        message: `The file is not valid YAML: ${(error.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "")}.`,
        fix: "mend the line that the message names.",
      })),
    }

  const placeOf: YamlFile["placeOf"] = (path) => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    if (isNode(node) && node.range) {
      const { line, col } = lines.linePos(node.range[0])
      return { line, column: col }
    }
    return path.length === 0 ? { line: 1, column: 1 } : placeOf(path.slice(0, -1))
  }
  return { yaml: { value: document.toJS(), placeOf } }
}
