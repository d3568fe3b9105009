import { z } from "zod"

/** What editors take. */
const draft = { target: "draft-7", io: "input", unrepresentable: "any" } as const

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>

/**
 * The JSON Schema of what a writer may put into a file. Rules that JSON Schema cannot express are left out; the checks of
 * the content know them.
 */
export function jsonSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { ...draft, override: describePreprocessed })
}

/** What is prepared before it is checked has the shape of what it is checked against; by itself it could be anything. */
const describePreprocessed: Options["override"] = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod
  if (def.type !== "pipe" || def.in._zod.def.type !== "transform") return
  const { $schema: _, ...checked } = z.toJSONSchema(def.out, { ...draft, override: describePreprocessed })
  Object.assign(jsonSchema, checked)
}
