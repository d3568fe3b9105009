import { z } from "zod"
import { articleKinds } from "../../shared/article-kinds"
import { planParts } from "../../shared/plan"
import type { CheckRule } from "../../shared/site-config"
import type { Problem } from "../report/problem"
import { movedAnchorSchema, oldAddressSchema } from "./addresses"
import { describeIssue } from "./describe-issue"
import { readYaml, startOfFile, type YamlSource } from "./read-yaml"
import { withoutWrongFields } from "./without-wrong-fields"

/** A date with an optional time. */
const dayShape = /^(\d{4}-\d{2}-\d{2})(?:[Tt\s]+\d{1,2}:[\w:.+ -]*)?$/
const date = z.string().refine(isDate, {
  error: ({ input }) => `must be a day of the calendar such as 2026-01-31, not "${String(input)}"`,
})
/** Normalizes a date in any form that JavaScript parses to yyyy-mm-dd. */
const anyDate = z.preprocess((value) => (typeof value === "string" ? isoDate(value) : value), date)
/** Text; also accepts a number, because YAML parses `404` as one. */
const text = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().trim().min(1, "must not be empty"),
)
/** Optional text; an empty string counts as missing. */
const textOrNone = z.preprocess((value) => (value === "" ? undefined : value), text.optional())
const textOrNull = z.union([text, z.null()], "must be text, or null for none")
const tag = z.union(
  [text, z.strictObject({ label: text, permalink: text })],
  'must be text, or have a "label" and a "permalink"',
)
const level = z.int().min(2).max(6)
/** A text or a list of texts, normalized to a list. */
const texts = z
  .union([text, z.array(text)], "must be text, or a list of it")
  .transform((value) => (typeof value === "string" ? [value] : value))
/** A repository and one of its releases. */
const release = text.refine((value) => /^[\w.-]+ v?\d[\w.+-]*$/.test(value), {
  error: 'must be a repository and its release such as "terraform-aws-eks v0.60.0"',
})

const common = {
  title: textOrNone.optional(),
  description: textOrNone.optional(),
  tags: z.array(tag).optional(),
  keywords: z.union([text, z.array(text)], "must be text, or a list of it").optional(),
  image: text.optional(),
  applies_to: text.optional(),
  /** On a page about an old version: address of the page with the current information. */
  replaced_by: text.optional(),
  last_reviewed: date.optional(),
  /** Former addresses of the page. */
  redirect_from: z.array(oldAddressSchema).optional(),
  /** Former ids of headings, with their new addresses. */
  moved: z.record(text, movedAnchorSchema).optional(),
}

/** Whether a slug is a valid address. */
function isAddress(slug: string): boolean {
  try {
    return decodeURI(new URL(slug, "http://site/").pathname) !== ""
  } catch {
    return false
  }
}

/** Whether a text starts with an existing date: JavaScript parses February 30 as March 2. */
function isDate(written: string): boolean {
  const [, day = ""] = dayShape.exec(written.trim()) ?? []
  const read = new Date(day)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

/** Converts a date to yyyy-mm-dd; returns anything else unchanged. */
function isoDate(written: string): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(written)) return written
  const read = new Date(written)
  if (Number.isNaN(read.getTime())) return written
  const day = (part: number) => String(part).padStart(2, "0")
  return `${read.getFullYear()}-${day(read.getMonth() + 1)}-${day(read.getDate())}`
}

const goal = z.strictObject({
  /** The reader's goal, which is the text of the link. */
  want: text,
  /** Path of the guide. */
  guide: text,
  /** The result of the guide, in one sentence. */
  outcome: text,
})

/** Front matter of a page: the fields of Docusaurus and this site's additions. */
export const docFrontMatterSchema = z.strictObject({
  ...common,
  id: text
    .refine((id) => !id.includes("/"), "must not hold a slash: the folder is a part of the id by itself")
    .optional(),
  slug: text
    .refine(isAddress, "must be a path in which a percent sign is written as %25")
    .refine(
      (slug) => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(slug),
      'must be a path of this site, such as "/guides/name"',
    )
    .refine((slug) => !/[?#]/.test(slug), 'must not hold a question mark or "#", which end an address')
    .optional(),
  title_meta: text.optional(),
  sidebar_label: text.optional(),
  sidebar_key: text.optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: text.optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  custom_edit_url: z.preprocess((value) => (value === "" ? null : value), textOrNull.optional()),
  pagination_label: text.optional(),
  pagination_prev: textOrNull.optional(),
  pagination_next: textOrNull.optional(),
  displayed_sidebar: textOrNull.optional(),
  parse_number_prefixes: z.boolean().optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  last_update: z.strictObject({ date: anyDate.optional(), author: text.optional() }).optional(),
  mdx: z.strictObject({ format: z.enum(["mdx", "md", "detect"]).optional() }).optional(),
  /** The part of the home page's plan that the page is about; overrides the default of its folder. */
  place: z.enum(planParts).optional(),
  module: text.optional(),
  catalog_version: text.optional(),
  last_changed: text.optional(),
  /** Inputs that the newest release of a service's module no longer has, each with its replacements. */
  replaced_inputs: z.array(z.strictObject({ name: text, successors: z.array(text).min(1) })).optional(),
  /** How long a guide takes, in words: "45 minutes". */
  time: text.optional(),
  /** Prerequisites of a guide as inline Markdown. */
  prerequisites: texts.optional(),
  /** Result of a guide as inline Markdown. */
  you_will_have: texts.optional(),
  /** Groups of reader goals with their guides, which an index page shows above its text. */
  goals: z.array(z.strictObject({ title: text, guides: z.array(goal).min(1) })).optional(),
})

/** Front matter of a knowledge-base article. */
export const articleFrontMatterSchema = z.strictObject({
  ...common,
  number: z.int().positive(),
  title: text,
  kind: z.enum(articleKinds),
  answered: z.boolean(),
  related: z.array(z.int().positive()).optional(),
  /** Date of the last check of the answer against the newest releases. */
  checked: date.optional(),
  /** Versions for which the answer is valid. */
  holds_for: text.optional(),
  /** The release that resolved the question. */
  answered_by: release.optional(),
  /** Set by `npm run kb:import`: the discussion, and a hash to detect later edits of the file. */
  imported: z.strictObject({ url: z.url(), hash: text }).optional(),
})

export type DocFrontMatter = z.infer<typeof docFrontMatterSchema>
export type ArticleFrontMatter = z.infer<typeof articleFrontMatterSchema>

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
    yaml === undefined
      ? { problems: [neverClosed(file)] }
      : readYaml(file, yaml, { name: "front matter", firstLine: 2, mayHaveComments: isHarmless })
  if ("problems" in read)
    return {
      ...usable(schema, fallback),
      problems: read.problems,
      isUnreadable: true,
      placeOf: startOfFile,
    }

  const { placeOf, placeOfKey } = read.yaml
  const value = read.yaml.value ?? {}
  const result = schema.safeParse(value)
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

/** The fix for a field without effect, which may also stay. */
function harmlessFix(fix: string): string {
  return fix.startsWith("remove it") ? "remove it, or leave it: it has no effect." : fix
}

/** Parses the fields without the wrong ones, if the schema accepts that. */
function usable<T>(schema: z.ZodType<T>, fields: object): { data?: T } {
  const result = schema.safeParse(fields)
  return result.success ? { data: result.data } : {}
}
