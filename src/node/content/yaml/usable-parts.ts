import { isDeepStrictEqual } from "node:util"
import type { z } from "zod"
import { isFields } from "./is-fields"

type Issues = readonly z.core.$ZodIssue[]

/** Reduces a value that does not match a schema to its usable parts. */
export type Salvage = (value: unknown, issues: Issues) => unknown

/**
 * The data in the usable parts of a value; `undefined` if the schema accepts none. A part can become unusable by the loss of
 * another one, such as a list that is then too short.
 */
export function usableData<T>(schema: z.ZodType<T>, value: unknown, salvage: Salvage): T | undefined {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const rest = salvage(value, error.issues)
  return isDeepStrictEqual(rest, value) ? undefined : usableData(schema, rest, salvage)
}

/**
 * A value without the parts that have validation issues. Such a part is an unknown field, the innermost list entry with an issue
 * or, outside of lists, the field at the top.
 */
export function usableParts(value: unknown, issues: Issues): unknown {
  const wrong = new Set(issues.flatMap(wrongPaths).map((path) => JSON.stringify(path)))
  const partsOf = (part: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof part !== "object" || part === null) return part
    const isUsable = (key: PropertyKey) => !wrong.has(JSON.stringify([...path, key]))
    if (Array.isArray(part))
      return part.flatMap((entry, index) => (isUsable(index) ? [partsOf(entry, [...path, index])] : []))
    const fields = Object.entries(part).filter(([name]) => isUsable(name))
    return Object.fromEntries(fields.map(([name, field]) => [name, partsOf(field, [...path, name])]))
  }
  return partsOf(value, [])
}

/** The usable parts of a value with named fields; empty if the value is something else. */
export function usableFields(value: unknown, issues: Issues): object {
  if (!isFields(value)) return {}
  return usableParts(value, issues) as object // the parts of an object are an object
}

function wrongPaths(issue: z.core.$ZodIssue): PropertyKey[][] {
  const { path } = issue
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...path, key])
  const entry = path.findLastIndex((key) => typeof key === "number")
  return [path.slice(0, entry === -1 ? 1 : entry + 1)]
}
