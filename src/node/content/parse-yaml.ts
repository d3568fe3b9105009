import type { z } from "zod"
import type { Problem } from "../report/problem"
import { readYaml, startOfFile, type YamlSource } from "./read-yaml"

/** A YAML file's value, absent when it does not fit, and where its parts stand. */
export interface ParsedYaml<T> {
  data?: T
  problems: Problem[]
  placeOf: YamlSource["placeOf"]
}

/** A YAML file checked against a schema; what does not fit is reported where it stands, under the rule `front-matter`. */
export function parseYaml<T>(schema: z.ZodType<T>, file: string, text: string): ParsedYaml<T> {
  const read = readYaml(file, text)
  if ("problems" in read) return { problems: read.problems, placeOf: startOfFile }
  const { value, placeOf, placeOfKey } = read.yaml
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data, problems: [], placeOf }
  return {
    placeOf,
    problems: result.error.issues.map((issue) => ({
      rule: "front-matter",
      file,
      ...(issue.code === "unrecognized_keys"
        ? placeOfKey([...issue.path, issue.keys[0] ?? ""])
        : placeOf(issue.path)),
      message: `${issue.path.length === 0 ? "The file" : `"${issue.path.join(".")}"`} has a wrong value: ${issue.message}.`,
      fix: 'see "Writing" in CONTRIBUTING.md for the fields of this file.',
    })),
  }
}
