import type { z } from "zod"
import type { YamlSource } from "./read-yaml"
import { valueAt } from "./value-at"

/** The value of a YAML text in which numbers are texts as they are written where the schema accepts text: `1.10` keeps its zero. */
export function withWrittenNumbers(
  schema: z.ZodType,
  { value, numbers }: Pick<YamlSource, "value" | "numbers">,
): unknown {
  return numbers.reduce<unknown>((current, { path, text }) => {
    const changed = structuredClone(current)
    const holder = valueAt(changed, path.slice(0, -1))
    const name = path.at(-1)
    if (typeof holder !== "object" || holder === null || name === undefined) return current
    Reflect.set(holder, name, text)
    const issues = schema.safeParse(changed).error?.issues ?? []
    const isRefused = issues.some(
      (issue) => issue.path.length > 0 && issue.path.every((key, index) => key === path[index]),
    )
    return isRefused ? current : changed
  }, value)
}
