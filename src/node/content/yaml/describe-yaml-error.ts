import type { ErrorCode, YAMLError } from "yaml"
import type { SourcePosition } from "../../../shared/source-position"

/** The explanation of a YAML syntax error. */
interface Explanation {
  /** A clause without a full stop. */
  reason: string
  fix: string
}

/** An explanation with its position. */
interface YamlErrorText extends Explanation {
  /** 1-based line of the YAML. */
  line: number
  column: number
  /** Whether the error concerns one field or entry alone, so that later errors are not its consequences. */
  isLocal: boolean
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
  return /^\s*(?:-\s+)?(?:["']?[\w./ -]+["']?:(?:\s+|$))?(.*)$/.exec(line)?.[1] ?? ""
}

/** Whether a quotation mark has no partner in a line: that at the start of the value, or one in a list or an object in brackets. */
function opensQuote(line: string, mark: string): boolean {
  const value = valueIn(line)
  const isQuoted = value.startsWith(mark) || /^[[{]/.test(value)
  return isQuoted && value.replaceAll(`\\${mark}`, "").split(mark).length % 2 === 0
}

/** Explains a YAML error in terms for authors, based on the line at which it occurred. */
export function describeYamlError(error: YAMLError, lines: readonly string[]): YamlErrorText {
  const { line = 1, col: column = 1 } = error.linePos?.[0] ?? {}
  const { code, message } = error
  const text = lines[line - 1] ?? ""
  const next = lines[line] ?? ""

  const entry = code === "DUPLICATE_KEY" ? describeJoinedEntries(lines, line) : undefined
  if (entry) return { line, column, isLocal: false, ...entry }
  const markup = describeMarkup(error, text, column)
  if (markup) return { line, column, isLocal: localCodes.includes(code), ...markup }
  const quote = describeOpenQuote(message, lines.slice(0, line))
  if (quote) return quote
  const bracket = describeOpenBracket(message, lines, { line, column })
  if (bracket) return bracket
  const value = describeEntry(code, text) ?? describeJoinedField(code, text) ?? describeValue(valueIn(text))
  if (value) return { line, column, isLocal: true, ...value }
  if (isTooDeep(code, text, next))
    return {
      line: line + 1,
      column: 1,
      isLocal: false,
      ...(startsWithTab(next)
        ? tabAsIndent
        : {
            reason: "the line is indented further than the field above it",
            fix: "indent it like that field.",
          }),
    }
  const isBelowList = lines.slice(0, line - 1).some((row) => /^-\s/.test(row))
  if (isBelowList && /^\w+:(?:\s|$)/.test(text))
    return {
      line,
      column,
      isLocal: false,
      reason: "the field belongs to no entry of the list above it",
      fix: 'start an entry with "- ", or indent the line like the fields above it.',
    }
  return { line, column, isLocal: false, ...describeIndentation(code, text) }
}

const localCodes: readonly ErrorCode[] = ["DUPLICATE_KEY", "BAD_DQ_ESCAPE"]

const tabAsIndent: Explanation = {
  reason: "the line starts with a tab",
  fix: "write spaces in place of the tab.",
}

function startsWithTab(line: string): boolean {
  return /^ *\t/.test(line)
}

/** Explains errors that do not depend on the form of a value. */
function describeMarkup({ code, message }: YAMLError, text: string, column: number): Explanation | undefined {
  if (/^Unexpected , in flow/.test(message))
    return { reason: "there is no value before this comma", fix: "remove the comma, or write the value." }
  if (/^Missing , (?:or : )?between flow/.test(message))
    return {
      reason: "a comma is missing before this entry",
      fix: `write the comma, or ${quote} where it is text.`,
    }
  if (code === "BLOCK_IN_FLOW" && /^["']/.test(text.slice(column - 1)))
    return { reason: "no comma follows this value", fix: "write the comma." }
  if (/^Unexpected flow-(?:map|seq)-end/.test(message))
    return { reason: "this bracket closes nothing", fix: `remove it, or ${quote} where it is text.` }
  if (code === "MULTIPLE_DOCS")
    return { reason: "a second document starts here", fix: "remove the line of three hyphens or dots." }
  if (code === "TAB_AS_INDENT" || startsWithTab(text)) return tabAsIndent
  if (code === "DUPLICATE_KEY") {
    const [, name = ""] = /^["']?([^"':]+)/.exec(text.slice(column - 1)) ?? []
    return { reason: `the field "${name.trim()}" is set twice`, fix: "keep one of the two." }
  }
  if (code === "BAD_DQ_ESCAPE")
    return {
      reason: "a value between double quotation marks contains a backslash that is not part of an escape",
      fix: "put the value between single quotation marks, or write two backslashes for one.",
    }
  return undefined
}

/** Explains a missing closing quotation mark, at the opening one, which can be in an earlier line. */
function describeOpenQuote(message: string, lines: readonly string[]): YamlErrorText | undefined {
  const [, mark] = /^Missing closing (["'])quote/.exec(message) ?? []
  if (mark === undefined) return undefined
  const opening = lines.findLastIndex((row) => opensQuote(row, mark))
  const row = lines[opening]
  if (row === undefined) return undefined
  return {
    line: opening + 1,
    column: (valueIn(row).startsWith(mark) ? row.indexOf(mark) : row.lastIndexOf(mark)) + 1,
    isLocal: false,
    reason: "a quotation mark starts here and is never closed",
    fix: `write ${mark} at the end of the value, too, or remove it from its start.`,
  }
}

/** Explains a missing closing bracket or brace, at the opening one, which can be in an earlier line. */
function describeOpenBracket(
  message: string,
  all: readonly string[],
  { line, column }: SourcePosition,
): YamlErrorText | undefined {
  const [, closing] = /^Flow (?:map|sequence) .* end with a ([\]}])/.exec(message) ?? []
  if (closing === undefined) return undefined
  const mark = closing === "]" ? "[" : "{"
  const lines = [...all.slice(0, line - 1), (all[line - 1] ?? "").slice(0, column - 1)]
  const columns = lines.map((row) => columnOfOpen(row, mark, closing))
  const index = columns.findLastIndex((column) => column !== undefined)
  if (index === -1) return undefined
  return {
    line: index + 1,
    column: columns[index] ?? 1,
    isLocal: false,
    reason: `the ${mark === "[" ? "bracket" : "brace"} "${mark}" is never closed`,
    fix: `write "${closing}" at its end${isOneLine(all, index) ? "" : ", and indent all lines up to there further than the field"}, or ${quote} where it is text.`,
  }
}

/** Whether a value with an open bracket was probably meant to end in its line. */
function isOneLine(lines: readonly string[], index: number): boolean {
  const [line = "", next = ""] = lines.slice(index)
  return !/[[{,]\s*$/.test(line) && (next.trim() === "" || indentation(next) <= indentation(line))
}

/** The column of the last bracket of a line that is not closed in the line. Brackets in comments and between quotation marks do not count. */
function columnOfOpen(line: string, mark: string, closing: string): number | undefined {
  const code = line.replaceAll(/"[^"]*"|'[^']*'|(?:^|\s)#.*/g, (text) => " ".repeat(text.length))
  const open: number[] = []
  for (const [index, sign] of [...code].entries()) {
    if (sign === mark) open.push(index + 1)
    if (sign === closing) open.pop()
  }
  return open.at(-1)
}

/** Explains a repeated field that is the first one of its entry in a list, as if a new entry starts without its hyphen. */
function describeJoinedEntries(lines: readonly string[], line: number): Explanation | undefined {
  const text = lines[line - 1] ?? ""
  const start = lines
    .slice(0, line - 1)
    .findLast((row) => /^\s*-\s/.test(row) || indentation(row) < indentation(text))
  const [, hyphen = "", field] = /^(\s*-\s+)([\w-]+:)/.exec(start ?? "") ?? []
  const isFirst = field !== undefined && text.startsWith(" ".repeat(hyphen.length) + field)
  if (!isFirst) return undefined
  return {
    reason: `the field "${field.slice(0, -1)}" is set twice in an entry of the list`,
    fix: `write "- " before it where the next entry starts: "- ${text.trim()}".`,
  }
}

function describeEntry(code: ErrorCode, text: string): Explanation | undefined {
  const [, entry] = /^\s*-([^\s-].*)$/.exec(text) ?? []
  if (entry === undefined || !(code === "MISSING_CHAR" || code === "MULTILINE_IMPLICIT_KEY")) return undefined
  return { reason: "an entry of a list has no space after its hyphen", fix: `write "- ${entry}".` }
}

/** Explains a field whose colon has no space after it, at which the parser takes the whole text for a value. */
function describeJoinedField(code: ErrorCode, text: string): Explanation | undefined {
  if (code !== "MULTILINE_IMPLICIT_KEY" && code !== "BLOCK_AS_IMPLICIT_KEY") return undefined
  const [, name, value] = /^([a-z_]+):(?!\/\/)(\S.*)$/i.exec(valueIn(text)) ?? []
  if (name === undefined) return undefined
  return {
    reason: `the field "${name}" has no space after its colon`,
    fix: `write "${name}: ${value}", with a space after the colon.`,
  }
}

/** Explains a value that has to be quoted, or is quoted wrongly. */
function describeValue(value: string): Explanation | undefined {
  const [sign = ""] = value
  if (sign === '"' || sign === "'")
    return {
      reason: "a quotation mark is missing, or the value contains one",
      fix: `put the whole value between two quotation marks, and write ${sign === "'" ? "'' for ' in it" : '\\" for " in it'}.`,
    }
  if (/[“”„]/.test(sign))
    return {
      reason: "the value is between typographic quotation marks",
      fix: 'write straight ones: "…".',
    }
  const called = starts.get(sign)
  if (called !== undefined && !(sign === "|" || sign === ">"))
    return { reason: `a value must not start with ${called}`, fix: `${quote}.` }
  if (/:(?:\s|$)/.test(value))
    return { reason: "a value must not contain a colon with a space after it", fix: `${quote}.` }
  return undefined
}

/** Whether the error is that the next line is indented further than a field with a value. */
function isTooDeep(code: ErrorCode, text: string, next: string): boolean {
  const isKey = code === "BLOCK_AS_IMPLICIT_KEY" || code === "MULTILINE_IMPLICIT_KEY"
  return isKey && valueIn(text) !== "" && indentation(next) > indentation(text)
}

const codesOfIndentation: readonly ErrorCode[] = [
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "MULTILINE_IMPLICIT_KEY",
  "MISSING_CHAR",
  "UNEXPECTED_TOKEN",
]

function describeIndentation(code: ErrorCode, text: string): Explanation {
  if (!codesOfIndentation.includes(code))
    return {
      reason: "the line cannot be read",
      fix: `write it as "field: value", and ${quote} if it contains special characters.`,
    }
  if (/^\s*-\s/.test(text) || indentation(text) > 0)
    return {
      reason: "the line is not indented like those above it",
      fix: "indent all entries of a list, and all fields on one level, by the same number of spaces.",
    }
  return {
    reason: "the line is not a field",
    fix: 'write it as "field: value", with a space after the colon.',
  }
}

/** Number of spaces and tabs at the start of a line. */
export function indentation(line: string): number {
  return line.length - line.trimStart().length
}
