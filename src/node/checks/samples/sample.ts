import type { SourcePosition } from "../../../shared/source-position"
import type { CodeMeta } from "../../markdown/code/code-meta"
import type { CodeFence } from "../../markdown/types"
import { positionInFence } from "../../markdown/code/position-in-fence"
import type { Problem, RuleFault } from "../../report/problem"

/** A code block of a page. */
export interface Sample {
  /** Path for problem messages. */
  file: string
  /** Highlight comments are replaced by empty lines, because the site removes them. */
  fence: CodeFence
  meta: CodeMeta
  /** The language by the name of its grammar: "hcl" for `tf`, "bash" for `sh`. */
  language: string
}

/** A problem of a sample, with its position in the sample's code. */
export interface SampleFault extends RuleFault, SourcePosition {}

/** The fix for a sample that cannot be parsed. */
export const fixSample = 'correct the code, or mark the fence `fragment` or `skip="reason"`.'

/**
 * The problem of a sample with a syntax error.
 * @param kind the language that the code should be, such as "JSON"
 * @param reason a clause without full stop
 */
export function syntaxFault(kind: string, { line, column }: SourcePosition, reason: string): SampleFault {
  return {
    rule: "code-syntax",
    line,
    column,
    message: `The code is not ${kind}: ${reason}.`,
    fix: fixSample,
  }
}

/**
 * Converts a fault to a problem of the page, or of the file that contains the code. Lines that its message names become lines of
 * that file.
 */
export function toProblem(
  { file, fence }: Sample,
  { rule, message, fix, line, column }: SampleFault,
): Problem {
  const lineInFile = (line: string) => positionInFence(file, fence, { line: Number(line), column: 1 }).line
  return {
    rule,
    message: message.replace(
      /\b(at|on) line (\d+)\b/g,
      (_, word: string, line: string) => `${word} line ${lineInFile(line)}`,
    ),
    fix,
    ...positionInFence(file, fence, { line, column }),
  }
}
