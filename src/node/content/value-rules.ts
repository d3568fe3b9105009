import { z } from "zod"

/** File of the content tree that says which texts of samples stand for values of the reader's own. */
export const valueRulesFile = "data/values.yml"

/** Fields of that file. */
export const valueRulesSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9_]*$/, "must be lower case, with underscores"),
      label: z.string().min(1),
      hint: z.string().min(1).optional(),
      placeholders: z.array(z.string().min(2)).min(1),
    }),
  )
  .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, {
    error: "two values have the same id",
  })
  .refine(
    (rules) => {
      const all = rules.flatMap(({ placeholders }) => placeholders)
      return new Set(all).size === all.length
    },
    { error: "a placeholder stands for two values" },
  )

/** A value that readers have of their own, and the texts that stand for it in samples. */
export type ValueRule = z.infer<typeof valueRulesSchema>[number]
