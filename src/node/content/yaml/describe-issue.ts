import { z } from "zod"
import { didYouMean, suggest } from "../../../hcl/suggest"
import type { Fault } from "../../report/problem"
import { quotedStart } from "../../report/quoted-start"
import { valueAt } from "./value-at"

/** The text of a problem with a value, and the path of the value. */
export interface IssueText extends Fault {
  path: readonly PropertyKey[]
  /** Whether the problem is the name of the field, not its value. */
  isKey: boolean
}

/** Names of field types, as the object of "write". */
const typeWords: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number, without quotation marks",
  int: "a whole number",
  boolean: "true or false, without quotation marks",
  array: "a list such as [a, b]",
  object: '"field: value" lines',
  record: '"name: value" lines',
}

const formats: Readonly<Record<string, string>> = {
  url: "an address such as https://example.com",
  date: "a day such as 2026-01-31",
}

/**
 * The schema violations of a value without the consequences of others: a missing field whose name is misspelled, and the length of
 * a text in place of a list, or the form of an empty one.
 * @param isError whether an unknown field, given by its path, is an error. One that is only ignored explains no missing field.
 */
export function withoutRepeats(
  schema: unknown,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  isError: (path: readonly PropertyKey[]) => boolean = () => true,
): z.core.$ZodIssue[] {
  const keyOf = (path: readonly PropertyKey[]) => JSON.stringify(path)
  const unusable = new Set<string>()
  const misspelled = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== "unrecognized_keys") return []
      const fields = fieldsAt(schema, issue.path)
      return issue.keys
        .filter((key) => isError([...issue.path, key]))
        .map((key) => keyOf([...issue.path, suggest(key, fields) ?? key]))
    }),
  )
  return issues.filter((issue) => {
    const key = keyOf(issue.path)
    const isMissing = valueAt(value, issue.path) === undefined
    const isRepeat = unusable.has(key) || (isMissing && misspelled.has(key))
    if (issue.code === "invalid_type" || isEmptyText(issue)) unusable.add(key)
    return !isRepeat
  })
}

/**
 * Describes a schema violation in the terms of the file's author.
 * @param value the checked value
 * @param whole name of the whole value, such as "The file"
 * @param options.isFrontMatter whether it is the front matter of a page: fixes then name the field, and messages do not
 * quote its value
 */
export function describeIssue(
  schema: unknown,
  value: unknown,
  issue: z.core.$ZodIssue,
  whole: string,
  { isFrontMatter = false } = {},
): IssueText[] {
  const { path } = issue
  const name = path.length === 0 ? whole : nameOf(path)
  const given = valueAt(value, path)
  const text = (message: string, fix: string, isKey = false): IssueText[] => [{ path, isKey, message, fix }]

  if (issue.code === "unrecognized_keys") {
    const fields = fieldsAt(schema, path)
    const otherwise = `remove it${fields.length === 0 ? "" : `; the fields are ${fields.join(", ")}`}.`
    return issue.keys.map((key) => ({
      path: [...path, key],
      isKey: true,
      message: `Unknown field "${[...path, key].filter((part) => typeof part === "string").join(".")}".`,
      fix: didYouMean(key, fields, otherwise),
    }))
  }
  if (issue.code === "invalid_key") {
    const reason = issue.issues[0]?.message ?? ""
    return text(`${nameOf(path)} is not accepted here.`, `it ${reason}.`, true)
  }
  if (given === undefined && path.length > 0) {
    const last = path.at(-1)
    return text(`${name} is missing.`, `add "${String(last)}: " with ${wordsFor(issue)}.`)
  }
  if (path.length === 0 && issue.code === "invalid_type")
    return text(
      `${whole} ${notOf(issue.expected)}.`,
      issue.message.startsWith("must ") ? `it ${issue.message}.` : shapeOf(issue.expected, schema),
    )
  const subject = isFrontMatter && path.every((part) => typeof part === "string") ? path.join(".") : "it"
  const shown = isPlain(given) && !isFrontMatter ? `, ${quoted(given)}` : ""
  if (issue.code === "too_small" && issue.origin === "array")
    return text(
      `${name} has ${Array.isArray(given) && given.length === 0 ? "no entry" : "too few entries"}.`,
      `it takes at least ${numberWord(Number(issue.minimum))}.`,
    )
  if (isEmptyText(issue))
    return text(
      `${name} is empty.`,
      isOptional(schema, path) ? "write text, or remove the field." : "write text.",
    )
  if (issue.code === "too_small" && issue.origin === "string")
    return text(`${name} is too short${shown}.`, `it takes at least ${issue.minimum} characters.`)
  const fields = issue.code === "invalid_type" && issue.expected === "object" ? fieldsAt(schema, path) : []
  const known = fields.length === 0 ? "" : `; the fields are ${fields.join(", ")}`
  return text(`${name} has a wrong value${shown}.`, `${fixOf(issue, given, subject)}${known}.`)
}

/** @param subject subject of the sentence */
function fixOf(issue: z.core.$ZodIssue, given: unknown, subject: string): string {
  if (issue.code === "custom" || issue.message.startsWith("must ")) return `${subject} ${issue.message}`
  if (/^(?:a|it|two) /.test(issue.message)) return issue.message
  const isScalar = typeof given === "number" || typeof given === "boolean"
  if (isScalar && issue.code === "invalid_type" && issue.expected === "string")
    return "write text; a number, true and false are text between quotation marks"
  return `write ${wordsFor(issue)}`
}

/** The expected value of a field, as the object of "write" or "with". */
function wordsFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return typeWords[issue.expected] ?? issue.expected
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`
    case "invalid_format":
      return formats[issue.format] ?? "text of the form that the field takes"
    case "too_small":
      return `at least ${issue.minimum}`
    case "too_big":
      return `at most ${issue.maximum}`
    case "invalid_union":
      return "text, or what the other pages have here"
    default:
      return "another value"
  }
}

function notOf(expected: string): string {
  if (expected === "array") return "is not a list"
  return expected === "record" ? "is not a list of names with values" : "is not a list of fields"
}

function shapeOf(expected: string, schema: unknown): string {
  if (expected === "array") return 'start each entry with "- ".'
  if (expected === "record") return "write a name, a colon and its value, one on each line."
  const fields = fieldsAt(schema, [])
  return `write "field: value" lines, with a space after the colon${fields.length === 0 ? "" : `; the fields are ${fields.join(", ")}`}.`
}

/** A path in a file with 1-based entries: `"slug" of entry 3`. */
function nameOf(path: readonly PropertyKey[]): string {
  const parts: string[] = []
  let words: string[] = []
  const end = () => {
    if (words.length > 0) parts.push(`"${words.join(".")}"`)
    words = []
  }
  for (const part of path) {
    if (typeof part === "number") {
      end()
      parts.push(`entry ${part + 1}`)
    } else words.push(String(part))
  }
  end()
  const name = parts.reverse().join(" of ")
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A value in a message. */
function quoted(value: unknown): string {
  return JSON.stringify(typeof value === "string" ? quotedStart(value) : value)
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
}

function numberWord(count: number): string {
  return ["no entry", "one entry", "two entries", "three entries"][count] ?? `${count} entries`
}

function isEmptyText(issue: z.core.$ZodIssue): boolean {
  return issue.code === "too_small" && issue.origin === "string" && Number(issue.minimum) === 1
}

/** Whether the field at a path can be left out; also if that is not known. */
function isOptional(schema: unknown, path: readonly PropertyKey[]): boolean {
  const parent = schemaAt(schema, path.slice(0, -1))
  const field = parent instanceof z.ZodObject ? parent.shape[String(path.at(-1))] : undefined
  return !(field instanceof z.ZodType) || field.safeParse(undefined).success
}

/** Names of the allowed fields of an object at a path, or of the objects in a list; empty if it can have several shapes. */
export function fieldsAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path)
  if (found instanceof z.ZodArray) return fieldsAt(found.element, [])
  if (found instanceof z.ZodRecord && found.keyType instanceof z.ZodEnum)
    return found.keyType.options.map(String)
  return found instanceof z.ZodObject ? Object.keys(found.shape) : []
}

/** The schema of a value at a path; `undefined` if it can have several shapes. */
function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  const [name, ...rest] = path
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return schemaAt(schema.unwrap(), path)
  if (name === undefined) return schema
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest)
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schemaAt(schema.valueType, rest)
  return schema instanceof z.ZodObject ? schemaAt(schema.shape[String(name)], rest) : undefined
}
