import { z } from "zod"
import type { CheckRule } from "../../../shared/site-config"
import { linesOf } from "../../../shared/source-position"
import type { Problem } from "../../report/problem"
import { convertTexts } from "../../docusaurus/convert-texts"
import { meantWord } from "../../markdown/text/meant-word"
import { describeIssue, fieldsAt, withoutRepeats } from "../yaml/describe-issue"
import type { ParsedYaml } from "../yaml/parse-yaml"
import { readYaml, startOfFile } from "../yaml/read-yaml"
import { withWrittenNumbers } from "../yaml/written-numbers"
import { usableData, usableFields, type Salvage } from "../yaml/usable-parts"

/** A file split at its front matter. `bodyLine` is the 1-based line on which `body` starts. */
interface SplitSource {
  /** Absent if the front matter is not closed. */
  yaml: string | undefined
  body: string
  bodyLine: number
}

/**
 * Where a content tree comes from: `own` is this site's content, `docusaurus` a project that the site configuration describes, and
 * `foreign` any other tree, which follows the conventions of Docusaurus too.
 */
export type TreeOrigin = "own" | "foreign" | "docusaurus"

/** The start of front matter, as opposed to a thematic break above the text. */
const opening = /^---[ \t]*(?:\r\n?|\n)[\w-]+:(?:\s|$)/

/** Splits a file into its YAML front matter (empty when it has none) and its body. */
export function splitFrontMatter(raw: string): SplitSource {
  const match = /^\uFEFF?---[ \t]*(?:\r\n?|\n)(?:([\s\S]*?)(?:\r\n?|\n))?---[ \t]*(?:\r\n?|\n|$)/.exec(raw)
  if (!match) {
    const body = raw.replace(/^\uFEFF/, "")
    return { yaml: opening.test(body) ? undefined : "", body, bodyLine: 1 }
  }
  return {
    yaml: linesOf(match[1] ?? "").join("\n"), // in YAML, a carriage return alone ends no line for its parser
    body: raw.slice(match[0].length),
    bodyLine: linesOf(match[0]).length,
  }
}

interface Parsed<T> extends Omit<ParsedYaml<T>, "value"> {
  /** Whether the text between the `---` lines is not valid YAML, or not closed. */
  isUnreadable: boolean
}

/**
 * Checks front matter against a schema.
 * @param file path for problem messages
 * @param yaml the text between the `---` lines, which starts on line 2 of the file; `undefined` if it is not closed
 * @param fallback values for required fields that are missing or wrong, so that the other fields can be used
 * @param origin of the tree: only front matter of this site's own content must have known fields only, and no comment after a text
 */
export function parseFrontMatter<T>(
  schema: z.ZodType<T>,
  file: string,
  yaml: string | undefined,
  fallback: object = {},
  origin: TreeOrigin = "own",
): Parsed<T> {
  const isOwn = origin === "own"
  const read =
    yaml === undefined || yaml.length > maxLength
      ? { problems: [yaml === undefined ? neverClosed(file) : tooLong(file, yaml)] }
      : readYaml(file, yaml, {
          name: "front matter",
          firstLine: 2,
          mayHaveComments: !isOwn,
          mayCutText: true,
        })
  const salvage: Salvage = (value, issues) => ({
    ...fallback,
    ...usableFields(value, issues),
    ...unlistedIfWrong(issues),
  })
  const usable = (value: unknown): { data?: T } => {
    const data = usableData(schema, value, salvage)
    return data === undefined ? {} : { data }
  }
  if ("problems" in read)
    return {
      ...usable(fallback),
      problems: read.problems,
      isUnreadable: true,
      positionOf: startOfFile,
    }

  const { positionOf, positionOfKey } = read.yaml
  const given = withWrittenNumbers(schema, read.yaml) ?? {}
  const first = schema.safeParse(given)
  const converted = isOwn || first.success ? undefined : convertTexts(given, first.error.issues)
  const value = converted ?? given
  const result = converted ? schema.safeParse(value) : first
  if (result.success) return { data: result.data, problems: [], isUnreadable: false, positionOf }
  const ruleAt = (code: IssueCode, path: readonly PropertyKey[]) =>
    ruleOf(code, origin, () => isMisspelled(schema, path))
  const isError = (path: readonly PropertyKey[]) => ruleAt("unrecognized_keys", path) === "front-matter"
  const problems = withoutRepeats(schema, value, result.error.issues, isError).flatMap((issue) =>
    describeIssue(schema, value, issue, "The front matter", { isFrontMatter: true }).map(
      ({ path, isKey, message, fix }): Problem => {
        const rule = ruleAt(issue.code, path)
        return {
          rule,
          file,
          ...(isKey ? positionOfKey(path) : positionOf(path)),
          message,
          fix: rule === "unknown-field" ? harmlessFix(fix) : fix,
        }
      },
    ),
  )
  return { ...usable(value), problems, isUnreadable: false, positionOf }
}

/** A wrong `unlisted`, such as "yes", counts as true, so that the page is not also reported as one that nothing leads to. */
function unlistedIfWrong(issues: readonly z.core.$ZodIssue[]): object {
  return issues.some(({ path: [field] }) => field === "unlisted") ? { unlisted: true } : {}
}

/**
 * Maximum length of front matter, in characters: finding the positions of its wrong fields takes superlinear
 * time.
 */
const maxLength = 50_000

function tooLong(file: string, { length }: string): Problem {
  return {
    rule: "too-complex",
    file,
    ...startOfFile(),
    message: `The front matter has ${length} characters, and ${maxLength} are read.`,
    fix: "put its content into the text of the page, or into files below data/.",
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

type IssueCode = z.core.$ZodIssue["code"]

/**
 * In content that was not written for this site, unknown fields are ignored with a warning; in a Docusaurus project also values
 * that only this site rejects.
 */
function ruleOf(code: IssueCode, origin: TreeOrigin, isMisspelled: () => boolean): CheckRule {
  if (origin === "docusaurus") {
    if (code === "unrecognized_keys") return "unknown-field"
    return code === "custom" ? "left-out" : "front-matter"
  }
  const isHarmless = origin === "foreign" && code === "unrecognized_keys" && !isMisspelled()
  return isHarmless ? "unknown-field" : "front-matter"
}

/** Whether the name of an unknown field is similar to that of a known one, or its singular, such as `tag`. */
function isMisspelled(schema: unknown, path: readonly PropertyKey[]): boolean {
  const name = String(path.at(-1))
  const known = fieldsAt(schema, path.slice(0, -1))
  return known.includes(`${name}s`) || meantWord(name, known) !== undefined
}

/** The fix for a field that has no effect, and need not be removed. */
function harmlessFix(fix: string): string {
  return fix.startsWith("remove it") ? "remove it, or leave it: it has no effect." : fix
}
