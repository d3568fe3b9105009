import { countWords } from "./count-words"

/** Languages of blocks that show what a tool prints. */
const printedLanguages: ReadonlySet<string> = new Set(["", "text", "console"])

/** Words below which code in a sentence is a name, not a message. */
const fewestWords = 3

/** Whether a code block shows what a tool prints: a title makes it a file. */
export function isPrinted(language: string, title: string | undefined): boolean {
  return printedLanguages.has(language) && title === undefined
}

/** A message that a sentence quotes as code; `undefined` for a name, a command with options and an assignment. */
export function quotedMessage(code: string): string | undefined {
  const isMessage = countWords(code) >= fewestWords && !/\s--?\w|\s[=<>|&]+\s|\w\(/.test(code)
  return isMessage ? code.replace(/\s+/g, " ").trim() : undefined
}
