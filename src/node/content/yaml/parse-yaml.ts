import type { z } from "zod"
import type { Problem } from "../../report/problem"
import { describeIssue, withoutRepeats } from "./describe-issue"
import { readYaml, startOfFile, type YamlSource } from "./read-yaml"
import { usableData, usableParts, type Salvage } from "./usable-parts"

/** The usable data of a YAML file, if any, with the positions of its parts. */
export interface ParsedYaml<T> {
  data?: T
  /** The parsed value, whether it matches the schema or not; absent if the file is not valid YAML. */
  value?: unknown
  problems: Problem[]
  positionOf: YamlSource["positionOf"]
}

/**
 * Parses a YAML file and validates it against a schema. Errors are reported at their positions under the rule `front-matter`.
 * @param salvage default: keeps the parts that match the schema
 */
export function parseYaml<T>(
  schema: z.ZodType<T>,
  file: string,
  text: string,
  salvage: Salvage = usableParts,
): ParsedYaml<T> {
  const read = readYaml(file, text)
  if ("problems" in read) return { problems: read.problems, positionOf: startOfFile }
  const { value, positionOf, positionOfKey } = read.yaml
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data, value, problems: [], positionOf }
  const data = usableData(schema, value, salvage)
  return {
    ...(data === undefined ? {} : { data }),
    value,
    positionOf,
    problems: withoutRepeats(schema, value, result.error.issues).flatMap((issue) =>
      describeIssue(schema, value, issue, "The file").map(({ path, isKey, message, fix }): Problem => ({
        rule: "front-matter",
        file,
        ...(isKey ? positionOfKey(path) : positionOf(path)),
        message,
        fix,
      })),
    ),
  }
}
