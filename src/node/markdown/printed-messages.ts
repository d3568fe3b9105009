import { countWords } from "./count-words"

/** Languages of blocks with tool output. */
const printedLanguages: ReadonlySet<string> = new Set(["", "text", "console"])

/** Minimum number of words of a message in inline code; shorter code is a name. */
const fewestWords = 3

/** Whether a code block shows tool output. A block with a title is a file. */
export function isPrinted(language: string, title: string | undefined): boolean {
  return printedLanguages.has(language) && title === undefined
}

/** An error message in inline code; `undefined` for a name, a command with options and an assignment. */
export function quotedMessage(code: string): string | undefined {
  const isMessage = countWords(code) >= fewestWords && !/\s--?\w|\s[=<>|&]+\s|\w\(/.test(code)
  return isMessage ? code.replace(/\s+/g, " ").trim() : undefined
}
