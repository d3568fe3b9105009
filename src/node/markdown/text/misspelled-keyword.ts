import { meantWord } from "./meant-word"

/** Keywords of JavaScript that are misspelled more often than others, and longer than a usual name of a variable. */
const keywords = ["async", "await", "class", "const", "default", "export", "function", "import", "return"]

/**
 * The misspelled keyword at a syntax error, as a clause without full stop; `undefined` if there is none. Parsers report it at the
 * word or behind it.
 * @param line the line of code with the error
 * @param column 1-based
 */
export function misspelledKeyword(line: string, column: number): string | undefined {
  const [, before] = /\b([a-z]+)\s*$/.exec(line.slice(0, column - 1)) ?? []
  const [at] = /^[a-z]+/.exec(line.slice(column - 1)) ?? []
  for (const word of [before, at]) {
    const meant = word === undefined ? undefined : meantWord(word, keywords)
    if (meant !== undefined) return `"${word}" is not a keyword, but "${meant}" is`
  }
  return undefined
}
