import { cachedResultAsync } from "../../cache/result-cache"
import type { BodyCode } from "../../markdown/types"
import type { Problem } from "../../report/problem"
import { quotedStart } from "../../report/quoted-start"
import type { CheckedFile } from "../page"
import { runBodyCode } from "./run-body-code"

/**
 * Reports code of MDX bodies that fails when a page is rendered, because a build would end with a stack
 * trace.
 */
export async function checkBodyCode(files: readonly CheckedFile[]): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { document, outline } of files) {
    const { code } = outline
    if (!code) continue
    const faults = await cachedResultAsync("code", [code], () => runBodyCode(code))
    for (const { piece, reason } of faults) {
      const { written, line, column } = pieceAt(code, piece)
      problems.push({
        rule: "mdx-syntax",
        file: document.reportFile,
        line,
        column,
        message: `The code "${shortened(written)}" fails when the page is rendered: ${reason}.`,
        fix: "correct it; where a value may be missing, read its properties with ?. as in {facts?.name}.",
      })
    }
  }
  return problems
}

function pieceAt({ modules, values }: BodyCode, index: number) {
  const piece = modules[index] ?? values[index - modules.length]
  if (!piece) throw new Error(`There is no piece of code ${index}.`)
  return piece
}

/** The first line of code, at most 60 characters. */
function shortened(code: string): string {
  const [line = ""] = code.trim().split("\n")
  return quotedStart(line)
}
