import type { z } from "zod"
import type { Problem } from "../report/problem"
import { describeIssue } from "./describe-issue"
import { readYaml, startOfFile, type YamlSource } from "./read-yaml"
import { withoutWrongFields } from "./without-wrong-fields"

/** What of a YAML file can be used, absent when nothing can be, and where its parts stand. */
export interface ParsedYaml<T> {
  data?: T
  /** The file as it was read, whether it fits or not; absent when it is no YAML. */
  value?: unknown
  problems: Problem[]
  placeOf: YamlSource["placeOf"]
}

/** Leaves of a value that does not fit a schema what can be used of it. */
export type Salvage = (value: unknown, issues: readonly z.core.$ZodIssue[]) => unknown

/**
 * A YAML file checked against a schema; what does not fit is reported where it stands, under the rule `front-matter`.
 * @param salvage by default leaves the fields that fit
 */
export function parseYaml<T>(
  schema: z.ZodType<T>,
  file: string,
  text: string,
  salvage: Salvage = withoutWrongFields,
): ParsedYaml<T> {
  const read = readYaml(file, text)
  if ("problems" in read) return { problems: read.problems, placeOf: startOfFile }
  const { value, placeOf, placeOfKey } = read.yaml
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data, value, problems: [], placeOf }
  const kept = schema.safeParse(salvage(value, result.error.issues))
  return {
    ...(kept.success ? { data: kept.data } : {}),
    value,
    placeOf,
    problems: result.error.issues.flatMap((issue) =>
      describeIssue(schema, value, issue, "The file").map(({ path, isKey, message, fix }): Problem => ({
        rule: "front-matter",
        file,
        ...(isKey ? placeOfKey(path) : placeOf(path)),
        message,
        fix,
      })),
    ),
  }
}
