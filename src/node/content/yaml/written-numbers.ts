import type { z } from "zod"
import type { YamlSource } from "./read-yaml"
import { valueAt } from "./value-at"

/**
 * The value of a YAML text in which numbers are texts as they are written where the schema accepts text: `1.10` keeps its zero. All
 * numbers are tried at once, because a text can have thousands of them; those whose text the schema refuses stay numbers.
 */
export function withWrittenNumbers(
  schema: z.ZodType,
  { value, numbers }: Pick<YamlSource, "value" | "numbers">,
): unknown {
  if (numbers.length === 0) return value
  const changed = structuredClone(value)
  const put = (path: readonly PropertyKey[], given: unknown) => {
    const holder = valueAt(changed, path.slice(0, -1))
    const name = path.at(-1)
    if (typeof holder === "object" && holder !== null && name !== undefined) Reflect.set(holder, name, given)
  }
  for (const { path, text } of numbers) put(path, text)
  let texts = numbers
  // A schema reports some problems only when the others are fixed.
  for (;;) {
    const refused = new Set(schema.safeParse(changed).error?.issues.map((issue) => keyOf(issue.path)))
    const accepted = texts.filter(
      ({ path }) => !path.some((_, end) => refused.has(keyOf(path.slice(0, end + 1)))),
    )
    if (accepted.length === texts.length) return changed
    const kept = new Set(accepted)
    for (const number of texts) if (!kept.has(number)) put(number.path, valueAt(value, number.path))
    texts = accepted
  }
}

function keyOf(path: readonly PropertyKey[]): string {
  return path.map(String).join("\0")
}
