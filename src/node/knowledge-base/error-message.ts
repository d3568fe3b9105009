import type { CodeFence } from "../markdown/types"

/** Languages of blocks that show what a program printed. */
const printed = new Set(["", "text", "console", "shell-session", "log", "output"])

/** Words that a message needs to be found by. */
const fewestWords = 4

/** Whether code blocks hold an error message as it appears, long enough for a reader to find it. */
export function holdsMessage(fences: readonly Pick<CodeFence, "language" | "value">[]): boolean {
  return fences.some(
    ({ language, value }) =>
      printed.has(language) && (value.match(/[\p{L}\p{N}]{2,}/gu) ?? []).length >= fewestWords,
  )
}
