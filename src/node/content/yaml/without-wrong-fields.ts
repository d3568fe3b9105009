import type { z } from "zod"

/** The fields of a value without those with validation issues; empty if the value is not an object. */
export function withoutWrongFields(value: unknown, issues: readonly z.core.$ZodIssue[]): object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {}
  const wrong = new Set(
    issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : [String(issue.path[0])],
    ),
  )
  return Object.fromEntries(Object.entries(value).filter(([name]) => !wrong.has(name)))
}
