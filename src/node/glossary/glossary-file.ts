import { z } from "zod"
import { repeatsIn } from "../content/repeats"
import { kebabCase } from "../content/routes/route"

const text = z.string().trim().min(1)

/** Path relative to the content directory. */
export const glossaryFile = "glossary.yml"

const term = z.strictObject({
  /**
   * The term as written in the content. Matching allows a trailing s, and ignores case except for names with capitals.
   */
  term: text,
  /** Synonyms and abbreviations. */
  also: z.array(text).default([]),
  /** One or two sentences, as inline Markdown. */
  definition: text
    .max(240, "must have 240 characters at most")
    .refine((value) => value.endsWith("."), "must end with a full stop"),
  /** A Markdown link to the page that explains the term. */
  see: text
    .regex(/^\[[^\]]+\]\(\/[^\s)]+\)$/, 'must be a link such as "[Amazon EKS](/reference/…)"')
    .optional(),
})

/** Schema of `glossary.yml`. */
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

/** Anchor of a term on the glossary page. */
export function termId(name: string): string {
  return kebabCase(name)
}
