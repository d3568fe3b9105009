import { z } from "zod"

/** The options for schemas that editors support. */
const draft = { target: "draft-7", io: "input", unrepresentable: "any" } as const

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>

/**
 * The JSON Schema of the input of a Zod schema. Rules that JSON Schema cannot express are left out; the content checks
 * enforce them.
 */
export function jsonSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { ...draft, override: describePreprocessed })
}

/** Uses the output's schema for preprocessed values: the input of a transform would allow any value. */
const describePreprocessed: Options["override"] = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod
  if (def.type !== "pipe" || def.in._zod.def.type !== "transform") return
  const { $schema: _, ...checked } = z.toJSONSchema(def.out, { ...draft, override: describePreprocessed })
  Object.assign(jsonSchema, checked)
}
