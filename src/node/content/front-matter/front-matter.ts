import { z } from "zod"
import type { CheckRule } from "../../../shared/site-config"
import type { Problem } from "../../report/problem"
import { convertTexts } from "../../docusaurus/convert-texts"
import { describeIssue } from "../yaml/describe-issue"
import { readYaml, startOfFile, type YamlSource } from "../yaml/read-yaml"
import { withoutWrongFields } from "../yaml/without-wrong-fields"

/** A file split at its front matter. `bodyLine` is the 1-based line on which `body` starts. */
export interface SplitSource {
  /** Absent if the front matter is not closed. */
  yaml: string | undefined
  body: string
  bodyLine: number
}

/** The start of front matter, as opposed to a thematic break above the text. */
const opening = /^---[ \t]*\r?\n[\w-]+:(?:\s|$)/

/** Splits a file into its YAML front matter (empty when it has none) and its body. */
export function splitFrontMatter(raw: string): SplitSource {
  const match = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(raw)
  if (!match) {
    const body = raw.replace(/^\uFEFF/, "")
    return { yaml: opening.test(body) ? undefined : "", body, bodyLine: 1 }
  }
  return {
    yaml: match[1] ?? "",
    body: raw.slice(match[0].length),
    bodyLine: match[0].split("\n").length,
  }
}

interface Parsed<T> {
  /** The valid fields; absent if the data is unusable. */
  data?: T
  problems: Problem[]
  /** Whether the text between the `---` lines is not valid YAML, or not closed. */
  isUnreadable: boolean
  /** Position of a field's value in the file. */
  placeOf: YamlSource["placeOf"]
}

/**
 * Checks front matter against a schema.
 * @param file path for problem messages
 * @param yaml the text between the `---` lines, which starts on line 2 of the file; `undefined` if it is not closed
 * @param fallback values for required fields that are missing or wrong, so that the other fields can be used
 * @param unknownField the rule for unknown fields
 */
export function parseFrontMatter<T>(
  schema: z.ZodType<T>,
  file: string,
  yaml: string | undefined,
  fallback: object = {},
  unknownField: CheckRule = "front-matter",
): Parsed<T> {
  const isHarmless = unknownField !== "front-matter"
  const read =
    yaml === undefined || yaml.length > longest
      ? { problems: [yaml === undefined ? neverClosed(file) : tooLong(file, yaml)] }
      : readYaml(file, yaml, { name: "front matter", firstLine: 2, mayHaveComments: isHarmless })
  if ("problems" in read)
    return {
      ...usable(schema, fallback),
      problems: read.problems,
      isUnreadable: true,
      placeOf: startOfFile,
    }

  const { placeOf, placeOfKey } = read.yaml
  const given = read.yaml.value ?? {}
  const first = schema.safeParse(given)
  const converted = isHarmless && !first.success ? convertTexts(given, first.error.issues) : undefined
  const value = converted ?? given
  const result = converted ? schema.safeParse(value) : first
  if (result.success) return { data: result.data, problems: [], isUnreadable: false, placeOf }
  const problems = result.error.issues.flatMap((issue) =>
    describeIssue(schema, value, issue, "The front matter").map(({ path, isKey, message, fix }): Problem => ({
      rule: ruleOf(issue, unknownField),
      file,
      ...(isKey ? placeOfKey(path) : placeOf(path)),
      message,
      fix: isKey && isHarmless ? harmlessFix(fix) : fix,
    })),
  )
  const rest = withoutWrongFields(value, result.error.issues)
  return { ...usable(schema, { ...fallback, ...rest }), problems, isUnreadable: false, placeOf }
}

/**
 * Maximum length of front matter, in characters: finding the positions of its wrong fields takes superlinear
 * time.
 */
const longest = 50_000

function tooLong(file: string, { length }: string): Problem {
  return {
    rule: "too-complex",
    file,
    ...startOfFile(),
    message: `The front matter has ${length} characters, and ${longest} are read.`,
    fix: "put what it holds into the text of the page, or into files below data/.",
  }
}

function neverClosed(file: string): Problem {
  return {
    rule: "front-matter",
    file,
    ...startOfFile(),
    message: "The front matter is never closed.",
    fix: "write a line of `---` below its last field.",
  }
}

/** In content written for Docusaurus, a value that only this site rejects is ignored with a warning. */
function ruleOf({ code }: z.core.$ZodIssue, unknownField: CheckRule): CheckRule {
  if (code === "unrecognized_keys") return unknownField
  return code === "custom" && unknownField !== "front-matter" ? "left-out" : "front-matter"
}

/** The fix for a field that has no effect, and need not be removed. */
function harmlessFix(fix: string): string {
  return fix.startsWith("remove it") ? "remove it, or leave it: it has no effect." : fix
}

/** Parses the fields without the wrong ones, if the schema accepts that. */
function usable<T>(schema: z.ZodType<T>, fields: object): { data?: T } {
  const result = schema.safeParse(fields)
  return result.success ? { data: result.data } : {}
}
