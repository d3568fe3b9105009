import type { YAMLError } from "yaml"

/** The explanation of a YAML syntax error. */
interface YamlErrorText {
  /** 1-based line of the YAML. */
  line: number
  column: number
  /** A clause without a full stop. */
  reason: string
  fix: string
}

/** Characters that a plain value may not start with, and their names. */
const starts: ReadonlyMap<string, string> = new Map([
  ["@", 'an at sign, "@"'],
  ["`", 'a backtick, "`"'],
  ["%", 'a percent sign, "%"'],
  ["*", "an asterisk"],
  ["&", 'an ampersand, "&"'],
  ["!", "an exclamation mark"],
  ["[", "a bracket"],
  ["{", "a brace"],
  ["|", 'a pipe, "|"'],
  [">", 'an angle bracket, ">"'],
  ["#", 'a hash, "#"'],
])

const quote = "put the value between quotation marks"

/** The value of a field or entry, as written in its line. */
function valueIn(line: string): string {
  return /^\s*(?:-\s+)?(?:["']?[\w./ -]+["']?:\s+)?(.*)$/.exec(line)?.[1] ?? ""
}

/** Whether a value of the line starts with a quotation mark that has no partner there. */
function opensQuote(line: string, mark: string): boolean {
  const value = valueIn(line)
  return value.startsWith(mark) && value.replaceAll(`\\${mark}`, "").split(mark).length % 2 === 0
}

/** Explains a YAML error in terms for authors, based on the line at which it occurred. */
export function describeYamlError(error: YAMLError, lines: readonly string[]): YamlErrorText {
  const { line = 1, col: column = 1 } = error.linePos?.[0] ?? {}
  const text = lines[line - 1] ?? ""
  const at = (reason: string, fix: string, row = line): YamlErrorText => ({
    line: row,
    column: row === line ? column : 1,
    reason,
    fix,
  })
  const isIn = (...codes: string[]) => codes.includes(error.code)

  if (error.code === "MULTIPLE_DOCS")
    return at("a second document starts here", "remove the line of three hyphens or dots.")
  if (error.code === "TAB_AS_INDENT" || /^ *\t/.test(text))
    return at("the line starts with a tab", "write spaces in place of the tab.")
  if (error.code === "DUPLICATE_KEY") {
    const [, name = ""] = /^\s*(?:-\s+)?["']?([^"':]+)/.exec(text) ?? []
    return at(`the field "${name.trim()}" is set twice`, "keep one of the two.")
  }

  if (error.code === "BAD_DQ_ESCAPE")
    return at(
      "a value between double quotation marks holds a backslash that stands for no character",
      "put the value between single quotation marks, or write two backslashes for one.",
    )
  const [, mark] = /^Missing closing (["'])quote/.exec(error.message) ?? []
  const opening = mark === undefined ? -1 : lines.slice(0, line).findLastIndex((row) => opensQuote(row, mark))
  if (mark !== undefined && opening !== -1)
    return {
      line: opening + 1,
      column: (lines[opening] ?? "").indexOf(mark) + 1,
      reason: "a quotation mark starts here and is never closed",
      fix: `write ${mark} at the end of the value, too, or remove it from its start.`,
    }
  const [, entry] = /^\s*-([^\s-].*)$/.exec(text) ?? []
  if (entry !== undefined && isIn("MISSING_CHAR", "MULTILINE_IMPLICIT_KEY"))
    return at("an entry of a list has no space after its hyphen", `write "- ${entry}".`)

  const value = valueIn(text)
  const [sign = ""] = value
  const partner = { "[": "]", "{": "}" }[sign]
  if (partner !== undefined && !value.includes(partner))
    return at(
      `the ${sign === "[" ? "bracket" : "brace"} "${sign}" is never closed`,
      `write "${partner}" at its end, or ${quote} where it is text.`,
    )
  if (sign === '"' || sign === "'")
    return at(
      "a quotation mark is missing, or the value holds one",
      `put the whole value between two quotation marks, and write ${sign === "'" ? "'' for ' in it" : '\\" for " in it'}.`,
    )
  if (/[“”„]/.test(sign))
    return at("the value is between typographic quotation marks", 'write straight ones: "…".')
  const called = starts.get(sign)
  if (called !== undefined && !(sign === "|" || sign === ">"))
    return at(`a value must not start with ${called}`, `${quote}.`)
  if (/:(?:\s|$)/.test(value)) return at("a value must not hold a colon with a space after it", `${quote}.`)

  const next = lines[line] ?? ""
  const depth = (row: string) => row.length - row.trimStart().length
  if (isIn("BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY") && value !== "" && depth(next) > depth(text))
    return at("the line is indented further than the field above it", "indent it like that field.", line + 1)
  if (
    isIn("BAD_INDENT", "BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY", "MISSING_CHAR", "UNEXPECTED_TOKEN")
  )
    return /^\s*-\s/.test(text) || depth(text) > 0
      ? at(
          "the line is not indented like those above it",
          "indent all entries of a list, and all fields of one thing, alike.",
        )
      : at("the line is not a field", 'write it as "field: value", with a space after the colon.')
  return at("the line cannot be read", `write it as "field: value", and ${quote} if it holds special signs.`)
}
