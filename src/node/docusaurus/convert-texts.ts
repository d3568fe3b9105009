import type { z } from "zod"

/**
 * Converts fields that are text but must be numbers or booleans, such as `sidebar_position: "3"`, as Docusaurus does.
 * @returns the fields with those that were converted; `undefined` if there are none
 */
export function convertTexts(fields: object, issues: readonly z.core.$ZodIssue[]): object | undefined {
  const given = new Map<PropertyKey, unknown>(Object.entries(fields))
  const converted = issues.flatMap((issue) => {
    const [name = "", ...below] = issue.path
    const written = given.get(name)
    if (issue.code !== "invalid_type" || below.length > 0 || typeof written !== "string") return []
    const value = readers[issue.expected]?.(written.trim())
    return value === undefined ? [] : [[name, value] as const]
  })
  return converted.length > 0 ? { ...fields, ...Object.fromEntries(converted) } : undefined
}

type Reader = (text: string) => number | boolean | undefined

const numberOf: Reader = (text) => (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined)

/** By the expected type of an issue. */
const readers: Readonly<Record<string, Reader>> = {
  boolean: (text) => (/^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : undefined),
  number: numberOf,
  int: numberOf,
}
