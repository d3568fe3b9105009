import { isNode, LineCounter, parseDocument } from "yaml"
import type { z } from "zod"
import type { Problem } from "../report/problem"

/** A YAML file checked against a schema; what does not fit is reported where it stands, under the rule `front-matter`. */
export function parseYaml<T>(
  schema: z.ZodType<T>,
  file: string,
  text: string,
): { data?: T; problems: Problem[] } {
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

  /** The value at a path, else the innermost one around it. */
  const placeOf = (path: readonly PropertyKey[]): { line: number; column: number } => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    if (isNode(node) && node.range) {
      const { line, col } = lines.linePos(node.range[0])
      return { line, column: col }
    }
    return path.length === 0 ? { line: 1, column: 1 } : placeOf(path.slice(0, -1))
  }
  const result = schema.safeParse(document.toJS())
  if (result.success) return { data: result.data, problems: [] }
  return {
    problems: result.error.issues.map((issue) => ({
      rule: "front-matter",
      file,
      ...placeOf(issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path),
      message: `"${issue.path.join(".")}" has a wrong value: ${issue.message}.`,
      fix: "see CONTRIBUTING.md for the fields of this file.",
    })),
  }
}
