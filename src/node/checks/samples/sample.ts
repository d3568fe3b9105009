import type { CodeMeta } from "../../markdown/code-meta"
import type { CodeFence } from "../../markdown/types"
import type { Problem } from "../../report/problem"

/** A code block of a page. */
export interface Sample {
  /** Path to name in problems. */
  file: string
  fence: CodeFence
  meta: CodeMeta
  /** The language by the name of its grammar: "hcl" for `tf`, "bash" for `sh`. */
  language: string
}

/** Something wrong with a sample; line and column count from its own first line. */
export interface SampleFault extends Pick<Problem, "rule" | "message" | "fix"> {
  line: number
  column: number
}

/** A fault as a problem of the page. A fence in a list is indented, and its code with it. */
export function toProblem({ file, fence }: Sample, { line, column, ...fault }: SampleFault): Problem {
  return { ...fault, file, line: fence.valueLine + line - 1, column: fence.column + column - 1 }
}
