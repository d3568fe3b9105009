import { z } from "zod"

/** The options for schemas that editors support. */
const draft = { target: "draft-7", io: "input", unrepresentable: "any" } as const

/**
 * The JSON Schema of the input of a Zod schema; of a preprocessed value, that of the result, because its input could be anything.
 * Rules that JSON Schema cannot express are left out; the content checks enforce them.
 */
export function jsonSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, draft)
}
