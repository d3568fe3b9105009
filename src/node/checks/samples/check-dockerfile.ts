import { validate, ValidationCode } from "dockerfile-utils"
import { syntaxFault, type SampleFault } from "./sample"

/** Severity "error" of the language server protocol; higher numbers are warnings and hints. */
const error = 1

/**
 * The errors of a Dockerfile.
 * @param fragment whether the base image may be missing
 */
export function dockerfileFaults(text: string, fragment: boolean): SampleFault[] {
  const errors = validate(text).filter(({ severity }) => severity === error)
  // A misspelled FROM also causes the error about a missing base image.
  const mayLackImage = fragment || errors.some(({ code }) => code === ValidationCode.UNKNOWN_INSTRUCTION)
  return errors
    .filter(({ code }) => !(mayLackImage && code === ValidationCode.NO_SOURCE_IMAGE))
    .map(({ range: { start }, message }) =>
      syntaxFault("a Dockerfile", { line: start.line + 1, column: start.character + 1 }, textOf(message)),
    )
}

/** The protocol allows Markdown in messages; this validator writes plain text. */
function textOf(message: ReturnType<typeof validate>[number]["message"]): string {
  return typeof message === "string" ? message : message.value
}
