import { z } from "zod"
import { didYouMean } from "../../../hcl/suggest"
import { ownValue } from "../../../shared/own-value"
import { linesOf, type SourcePosition } from "../../../shared/source-position"
import type { Fault } from "../../report/problem"
import { kebabCase } from "../routes/route"
import type { Salvage } from "../yaml/usable-parts"

/** File of the content tree with the texts for `{{a_name}}` in bodies. */
export const variablesFile = "data/variables.yml"

const nameShape = "must have two words or more, in lower case and joined by underscores"
const name = "[a-z][a-z0-9]*(?:_[a-z0-9]+)+"

/** Fields of that file. */
export const variablesSchema = z.record(
  z.string().regex(new RegExp(`^${name}$`), nameShape),
  z.string("must be a text; put it in quotes").regex(/^(?!.*\{\{).+$/, "must be one line without {{"),
  { error: ({ code }) => (code === "invalid_key" ? nameShape : undefined) },
)

/** Keeps variables whose value or the form of whose name is wrong, so that pages can use them. */
export const salvageVariables: Salvage = (value) =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, text]) => [
          kebabCase(name).replaceAll("-", "_"),
          /^(?!.*\{\{).+$/.test(String(text)) ? String(text) : name,
        ]),
      )
    : value

/** Texts by name. */
export type Variables = z.infer<typeof variablesSchema>

/**
 * A name in double braces, without spaces. Text that other template languages use is not matched: one word (`{{url}}`), spaces
 * (`{{ a_b }}`), a third brace, or a `$` before the braces.
 */
export const variable = new RegExp(String.raw`(?<![{$])\{\{(${name})\}\}(?!\})`, "g")

/** Replaces the names of variables by their texts. Unknown names are kept; so are all names in a tree without variables. */
export function fillVariables(text: string, variables: Variables | undefined): string {
  if (!variables || !text.includes("{{")) return text
  return text.replace(variable, (written, name: string) => ownValue(variables, name) ?? written)
}

/** A variable's name in a line. */
export interface ReplacedName {
  /** Offset in the line as written. */
  index: number
  /** Number of characters of the name with its braces, and of the text that replaces it. */
  length: number
  filled: number
}

/** The names in a line that `fillVariables` replaces. */
export function replacedIn(line: string, variables: Variables | undefined): ReplacedName[] {
  if (!variables || !line.includes("{{")) return []
  return [...line.matchAll(variable)].flatMap(({ 0: written, 1: name = "", index }) => {
    const value = ownValue(variables, name)
    return value === undefined ? [] : [{ index, length: written.length, filled: value.length }]
  })
}

/**
 * Converts a column of a line with replaced variables to one of the line as written. Inside the text of a variable, it is the start
 * of the variable's name; at its end, the end of the name.
 */
export function columnBeforeFilling(column: number, replaced: readonly ReplacedName[]): number {
  let at = column
  for (const { index, length, filled } of replaced) {
    if (at <= index + 1) break
    at = at < index + 1 + filled ? index + 1 : at + length - filled
  }
  return at
}

/** Converts a column of a line as written, outside of variables' names, to one of the line with replaced variables. */
export function columnAfterFilling(column: number, replaced: readonly ReplacedName[]): number {
  return replaced
    .filter(({ index }) => index + 1 < column)
    .reduce((at, { length, filled }) => at + filled - length, column)
}

/** Converts positions like `columnBeforeFilling`. Returns `undefined` if no variable was replaced. */
export function positionsBeforeFilling(
  text: string,
  variables: Variables | undefined,
): ((position: SourcePosition) => SourcePosition) | undefined {
  if (!variables || !text.includes("{{")) return undefined
  const lines = linesOf(text).map((line) => replacedIn(line, variables))
  if (lines.every((replaced) => replaced.length === 0)) return undefined
  return ({ line, column }) => ({ line, column: columnBeforeFilling(column, lines[line - 1] ?? []) })
}

/** A name in braces of which one is missing. */
const incomplete = new RegExp(String.raw`(?<![{$])(?:\{\{(${name})\}(?!\})|\{(${name})\}\}(?!\}))`, "g")

/** A name in one pair of braces, and one with hyphens in two. */
const singleBraces = new RegExp(String.raw`(?<![{$])\{(${name})\}(?!\})`, "g")
const withHyphens = /(?<![{$])\{\{([a-z][a-z0-9]*(?:[-_][a-z0-9]+)+)\}\}(?!\})/g

/** A variable's name in a text, with the position of its first brace. */
interface WrittenVariable extends SourcePosition {
  name: string
  /** The name with its braces. */
  written: string
}

/** The names of variables in a text. */
export function usedVariables(text: string): WrittenVariable[] {
  return text.includes("{{") ? namesIn(text, variable) : []
}

/** The names of defined variables in a text that lack one of their four braces. */
export function incompleteVariables(text: string, variables: Variables): WrittenVariable[] {
  if (!/\{\{|\}\}/.test(text)) return []
  return namesIn(text, incomplete).filter(
    (found) =>
      ownValue(variables, found.name) !== undefined &&
      (found.written.startsWith("{{") || !isInBraces(text, found)),
  )
}

/** The names of defined variables in a text that have one brace on each side, which can be code of another program. */
export function variablesInSingleBraces(text: string, variables: Variables): WrittenVariable[] {
  if (!text.includes("{")) return []
  return namesIn(text, singleBraces).filter(({ name }) => ownValue(variables, name) !== undefined)
}

/** The names of defined variables in a text that are written with hyphens. */
export function variablesWithHyphens(text: string, variables: Variables): WrittenVariable[] {
  if (!text.includes("{{")) return []
  return namesIn(text, withHyphens)
    .map((found) => ({ ...found, name: found.name.replaceAll("-", "_") }))
    .filter(({ name, written }) => written.includes("-") && ownValue(variables, name) !== undefined)
}

/** Whether a brace is open in front of a name in its line, as in the code `{ a: {name}}`, whose name lacks none. */
function isInBraces(text: string, { line, column }: SourcePosition): boolean {
  const before = (linesOf(text)[line - 1] ?? "").slice(0, column - 1).replace(incomplete, "")
  return before.split("{").length > before.split("}").length
}

function namesIn(text: string, pattern: RegExp): WrittenVariable[] {
  return linesOf(text).flatMap((line, index) =>
    [...line.matchAll(pattern)].map(({ 0: written, 1: first, 2: second, index: at }) => ({
      name: first ?? second ?? "",
      written,
      line: index + 1,
      column: at + 1,
    })),
  )
}

/** The problem with the name of a variable; `undefined` if the file defines it. */
export function variableFault(variables: Variables, name: string): Fault | undefined {
  if (ownValue(variables, name) !== undefined) return undefined
  return {
    message: `There is no variable "${name}".`,
    fix: didYouMean(
      name,
      Object.keys(variables),
      `add it to ${variablesFile}, or write {{ ${name} }} where the braces are meant as text.`,
    ),
  }
}
