import { z } from "zod"
import { repeatsIn } from "../repeats"

/** File of the content tree with the placeholders in samples for the reader's own values. */
export const valueRulesFile = "data/values.yml"

/** Fields of that file. */
export const valueRulesSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9_]*$/, "must be lower case, with underscores"),
      label: z.string().min(1),
      hint: z.string().min(1).optional(),
      /** Regular expression that a whole value must match; what it takes is the hint. */
      form: z.string().min(1).refine(isExpression, "must be a regular expression").optional(),
      placeholders: z.array(z.string().min(2)).min(1),
    }),
  )
  .superRefine((rules, context) => {
    rules.forEach(({ form, hint }, index) => {
      if (form !== undefined && hint === undefined)
        context.addIssue({
          code: "custom",
          path: [index, "hint"],
          message: "must say what the form takes",
        })
    })
    for (const { index, first, value } of repeatsIn(rules.map(({ id }) => id)))
      context.addIssue({
        code: "custom",
        path: [index, "id"],
        message: `must differ from that of entry ${first + 1}, "${value}"`,
      })
    const all = rules.flatMap(({ placeholders }, rule) =>
      placeholders.map((text, at) => ({ text, rule, at })),
    )
    for (const { index, first, value } of repeatsIn(all.map(({ text }) => text)))
      context.addIssue({
        code: "custom",
        path: [all[index]?.rule ?? 0, "placeholders", all[index]?.at ?? 0],
        message: `must stand for one value: "${value}" is a placeholder of entry ${(all[first]?.rule ?? 0) + 1} as well`,
      })
  })

function isExpression(text: string): boolean {
  try {
    new RegExp(text, "v") // as browsers read the attribute `pattern`
    return true
  } catch {
    return false
  }
}

/** A reader's own value, with its placeholders in samples. */
export type ValueRule = z.infer<typeof valueRulesSchema>[number]
