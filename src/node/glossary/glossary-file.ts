import { z } from "zod"
import { repeatsIn } from "../content/repeats"
import { kebabCase } from "../content/route"

const text = z.string().trim().min(1)

/** Path of the file in the content tree. */
export const glossaryFile = "glossary.yml"

const term = z.strictObject({
  /** As the content writes it. A term in lower case may begin a sentence, and any may have an s at its end. */
  term: text,
  /** Other names and abbreviations of it. */
  also: z.array(text).default([]),
  /** One or two sentences, as inline Markdown. */
  definition: text
    .max(240, "must have 240 characters at most")
    .refine((value) => value.endsWith("."), "must end with a full stop"),
  /** A link to the page that explains it, as Markdown. */
  see: text
    .regex(/^\[[^\]]+\]\(\/[^\s)]+\)$/, 'must be a link such as "[Amazon EKS](/reference/…)"')
    .optional(),
})

/** Fields of `glossary.yml`. */
export const glossarySchema = z.array(term).superRefine((terms, context) => {
  const names = terms.flatMap(({ term, also }, entry) => [
    { name: term, path: [entry, "term"] },
    ...also.map((name, at) => ({ name, path: [entry, "also", at] })),
  ])
  for (const { index, first, value } of repeatsIn(names.map(({ name }) => termId(name))))
    context.addIssue({
      code: "custom",
      path: names[index]?.path ?? [],
      message: `must be defined once: entry ${Number(names[first]?.path[0] ?? 0) + 1} defines "${value}" as well`,
    })
})

/** A term of the glossary. */
export type Term = z.infer<typeof term>

/** Anchor of a term on the page of the glossary. */
export function termId(name: string): string {
  return kebabCase(name)
}
