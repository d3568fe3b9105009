import type { TypeTree } from "../shared/reference"
import type { Tool } from "../shared/tools"
import { foreignReference, namesOf } from "./name-scopes"
import { quoted, sourceOf, type HclEntry, type HclValue } from "./write-value"

/**
 * What a reader has entered for a value: a text for a value with a single field (for a list or map of primitive values, one
 * line per element), a draft per attribute for an object, a list of drafts for other collections.
 */
export type Draft = string | readonly Draft[] | { readonly [name: string]: Draft }

/** Kinds of form fields for values. */
type FieldKind = "text" | "number" | "bool" | "lines" | "pairs" | "object" | "items" | "expression"

/** The kind of field for values of a type. */
export function fieldKind(type: TypeTree): FieldKind {
  switch (type.kind) {
    case "primitive":
      return type.name === "string" ? "text" : type.name
    case "list":
    case "set":
      return type.element.kind === "primitive"
        ? "lines"
        : type.element.kind === "object"
          ? "items"
          : "expression"
    case "map":
      return type.element.kind === "primitive" ? "pairs" : "expression"
    case "object":
      return "object"
    case "any":
    case "tuple":
      return "expression"
  }
}

/** A step from a value to a part of it: an attribute, an index or a splat. */
const step = /\.(?:[\w-]+|\*)|\[(?:\*|\w[\w.-]*|"[\w.*-]*")\]/.source

const attribute = /\.[A-Za-z_][\w-]*/.source

/** Starts of references. The longer ones need as many names, because "data.example.com" is the name of a host. */
const referenceStart = [
  `(?:var|local|module|dependency)${attribute}`,
  `(?:(?:aws|random|tls)_\\w+|include)(?:${attribute}){2}`,
  `(?:data|ephemeral)(?:${attribute}){2}(?:${step})`,
  `feature${attribute}\\.value`,
  "each\\.(?:key|value)",
  "count\\.index",
  "terraform\\.workspace",
  "path\\.(?:module|root|cwd)",
].join("|")

/** A reference to another part of the reader's configuration, which must not be quoted as a string. */
const reference = new RegExp(`^(?:${referenceStart})(?:${step})*$`)

/** A string in quotes without expressions, as HCL writes it. */
const quotedString = /^"(?:[^"\\\n$%]|[$%](?!\{)|\$\$\{|%%\{|\\(?:[nrt"\\]|u[\da-fA-F]{4}|U[\da-fA-F]{8}))*"$/

/** The call of a function, which can be one of a provider, with a namespace. */
const functionCall = /^(?:[\w-]+::)*\w+\([^]*\)$/

const inQuotes = (text: string) => /^"[^]*"$/.test(text)

/** Whether a text that the call contains as plain characters looks like code. */
const isMeantAsCode = (text: string) => (/[$%]\{/.test(text) || inQuotes(text)) && !quotedString.test(text)

/**
 * Whether a field's text is written to the call as it is, so that it has to be an expression of HCL: a string in quotes with
 * expressions, a whole list or map in brackets, or the call of a function.
 */
export function isExpression(type: TypeTree, text: string): boolean {
  if (functionCall.test(text)) return true
  switch (fieldKind(type)) {
    case "expression":
      return text !== ""
    case "text":
      return inQuotes(text) && !quotedString.test(text)
    case "lines":
      return /^\[[^]*\]$/.test(text)
    case "pairs":
      return /^\{[^]*\}$/.test(text)
    default:
      return false
  }
}

/** Whether a field's text is written to the call as it is: a reference or an expression. */
function isCode(type: TypeTree, text: string): boolean {
  return reference.test(text) || isExpression(type, text)
}

/** The text of a draft that is one text, otherwise an empty text. */
function textOf(draft: Draft | undefined): string {
  return typeof draft === "string" ? draft.trim() : ""
}

/** The value of a draft. Missing or invalid input results in a placeholder. */
export function draftValue(type: TypeTree, draft: Draft | undefined): HclValue {
  const text = textOf(draft)
  if (isCode(type, text)) return sourceOf(text)
  switch (fieldKind(type)) {
    case "text":
    case "number":
    case "bool":
      return sourceOf(primitiveSource(type, text))
    case "lines":
      return { kind: "list", items: elementsOf(text).map((line) => sourceOf(elementSource(type, line))) }
    case "pairs":
      return { kind: "object", entries: linesOf(text).map((line) => pairOf(type, line)) }
    case "object":
      return { kind: "object", entries: attributeEntries(type, draft) }
    case "items":
      return {
        kind: "list",
        items: Array.isArray(draft) ? draft.map((item: Draft) => draftValue(elementOf(type), item)) : [],
      }
    case "expression":
      return sourceOf(emptyOf(type))
  }
}

/** A number as HCL writes it. */
const number = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/

function primitiveSource(type: TypeTree, text: string): string {
  const name = nameOf(type)
  if (reference.test(text)) return text
  if (name === "string") return quotedString.test(text) ? text : quoted(text)
  if (name === "number") return number.test(text) ? text : "0"
  return text === "true" ? "true" : "false"
}

function nameOf(type: TypeTree): "string" | "number" | "bool" {
  return type.kind === "primitive" ? type.name : "string"
}

/**
 * The message about a text that the call cannot contain as it was entered; `undefined` if it can. For expressions, there is
 * `expressionProblem`.
 */
export function draftProblem(type: TypeTree, draft: Draft | undefined, tool: Tool): string | undefined {
  const text = textOf(draft)
  if (reference.test(text)) return foreignReference(text, namesOf(tool))
  if (isExpression(type, text)) return undefined
  switch (fieldKind(type)) {
    case "text":
      return isMeantAsCode(text) ? plainText(text, "in quotes") : undefined
    case "number":
      return primitiveProblem(type, text)
    case "lines":
      return firstProblem(elementsOf(text), (line) => elementProblem(elementOf(type), line, tool))
    case "pairs":
      return firstProblem(linesOf(text), (line) => pairProblem(elementOf(type), line, tool))
    case "expression":
    case "bool":
    case "object":
    case "items":
      return undefined
  }
}

function firstProblem(lines: readonly string[], problemOf: (line: string) => string | undefined) {
  return lines.map(problemOf).find((problem) => problem !== undefined)
}

function pairProblem(type: TypeTree, line: string, tool: Tool): string | undefined {
  const pair = pairIn(line)
  if (!pair) return `“${line}” has no “=”: each line has the form name = value.`
  // Keys in quotes that contain escapes or templates are not supported.
  return isMeantAsCode(pair.name) || inQuotes(pair.name)
    ? plainText(pair.name, "with the whole map in braces")
    : elementProblem(type, pair.value, tool)
}

function elementProblem(type: TypeTree, text: string, tool: Tool): string | undefined {
  if (reference.test(text)) return foreignReference(text, namesOf(tool))
  if (nameOf(type) !== "string") return primitiveProblem(type, text)
  return isMeantAsCode(text) ? plainText(text, "with the whole list or map in brackets") : undefined
}

function plainText(text: string, how: string): string {
  return `“${text}” is plain text in the call. To make it an expression, write it as in HCL, ${how}.`
}

/** The problem of a number or bool. */
function primitiveProblem(type: TypeTree, text: string): string | undefined {
  const name = nameOf(type)
  const fits = name === "number" ? number.test(text) : /^(?:true|false)$/.test(text)
  return text === "" || fits
    ? undefined
    : `“${text}” is not a ${name}: the call has ${primitiveSource(type, text)} in its place.`
}

function elementOf(type: TypeTree): TypeTree {
  return "element" in type ? type.element : { kind: "any" }
}

function elementSource(type: TypeTree, text: string): string {
  return primitiveSource(elementOf(type), text)
}

function pairOf(type: TypeTree, line: string): HclEntry {
  const { name, value } = pairIn(line) ?? { name: line, value: "" }
  return { name, value: sourceOf(elementSource(type, value)) }
}

/** Parses `name = value`, where the name can be in quotes. */
function pairIn(line: string): { name: string; value: string } | undefined {
  const found = /^(?:"((?:[^"\\$%]|[$%](?!\{))*)"|(.*?))\s*=(?![>=])\s*(.*)$/.exec(line)
  if (!found) return undefined
  const [, quotedName, plainName = "", value = ""] = found
  return { name: quotedName ?? plainName, value }
}

function attributeEntries(type: TypeTree, draft: Draft | undefined): HclEntry[] {
  if (type.kind !== "object") return []
  const given = isAttributes(draft) ? draft : {}
  return type.attributes
    .filter(({ name, optional }) => !optional || isFilled(given[name]))
    .map((attribute) => ({ name: attribute.name, value: draftValue(attribute.type, given[attribute.name]) }))
}

/** Whether a draft is that of an object. */
export function isAttributes(draft: Draft | undefined): draft is { readonly [name: string]: Draft } {
  return typeof draft === "object" && !Array.isArray(draft)
}

/** Whether a draft contains any input. */
export function isFilled(draft: Draft | undefined): boolean {
  if (draft === undefined) return false
  return typeof draft === "string" ? draft.trim() !== "" : Object.values(draft).some(isFilled)
}

/** Whether a call has only a placeholder for a draft: nothing was entered, or the field of a number has other text. */
export function isMissing(type: TypeTree, draft: Draft | undefined): boolean {
  if (!isFilled(draft)) return true
  const text = textOf(draft)
  return fieldKind(type) === "number" && !isCode(type, text) && primitiveProblem(type, text) !== undefined
}

/** Lines with text. There can be commas between them, as in a list. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim().replace(/,$/, "").trimEnd())
    .filter((line) => line !== "")
}

const word = /"[^"\\,]*"|[^\s,"'()[\]{}]+/.source
const words = new RegExp(`^(?:${word})(?:\\s*,\\s*(?:${word}))+$`)

/** The elements of a list: lines, or words without spaces on a line that have commas between them. */
function elementsOf(text: string): string[] {
  return linesOf(text).flatMap((line) =>
    words.test(line) ? line.split(",").map((part) => part.trim()) : line,
  )
}

function emptyOf(type: TypeTree): string {
  if (type.kind === "any") return "null"
  return type.kind === "map" ? "{}" : "[]"
}
