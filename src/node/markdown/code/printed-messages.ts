import { countWords } from "../text/count-words"
import type { CodeFence } from "../types"
import { parseCodeMeta } from "./code-meta"

/** Languages of blocks with tool output. */
const printedLanguages: ReadonlySet<string> = new Set(["", "text", "console"])

/** Minimum number of words of a message that readers can search for; shorter inline code is a name. */
const minWords = 3

/** Whether a code block shows tool output. A block with a title is a file. */
export function isPrinted(language: string, title: string | undefined): boolean {
  return printedLanguages.has(language) && title === undefined
}

/** The code blocks that show tool output, such as the error message that an article is about. */
export function messageBlocks<Fence extends Pick<CodeFence, "language" | "meta">>(
  fences: readonly Fence[],
): Fence[] {
  return fences.filter(({ language, meta }) => isPrinted(language, parseCodeMeta(meta).title))
}

/** Whether one of the code blocks shows a message that is long enough to be found by. */
export function holdsMessage(fences: readonly Pick<CodeFence, "language" | "meta" | "value">[]): boolean {
  return messageBlocks(fences).some(({ value }) => countWords(value) >= minWords)
}

/** A command without options: a program and its arguments. With a colon, the text is what the program prints. */
const command =
  /^(?:aws|aws-vault|brew|docker|gh|git|go|gruntwork|helm|keybase|kubectl|kubergrunt|npm|packer|pip|rg|ssh|terraform|terragrunt|tofu)\s(?!.*:\s)/

/** An error message in inline code; `undefined` for a name, a command and an assignment. */
export function quotedMessage(code: string): string | undefined {
  const isMessage =
    countWords(code) >= minWords && !/\s--?\w|\s[=<>|&]+\s|\w\(/.test(code) && !command.test(code)
  return isMessage ? code.replace(/\s+/g, " ").trim() : undefined
}
