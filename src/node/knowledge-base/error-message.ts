import type { CodeFence } from "../markdown/types"

/** Languages of code blocks that contain program output. */
const printed = new Set(["", "text", "console", "shell-session", "log", "output"])

/** Minimum number of words for a message to be found by search. */
const fewestWords = 4

/** Whether a code block contains program output long enough to be found by a search for the message. */
export function holdsMessage(fences: readonly Pick<CodeFence, "language" | "value">[]): boolean {
  return fences.some(
    ({ language, value }) =>
      printed.has(language) && (value.match(/[\p{L}\p{N}]{2,}/gu) ?? []).length >= fewestWords,
  )
}
