import { z } from "zod"
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
  const known = new Set<string>()
  terms.forEach(({ term, also }, index) => {
    for (const name of [term, ...also]) {
      const key = termId(name)
      if (known.has(key))
        context.addIssue({ code: "custom", path: [index, "term"], message: `"${name}" is defined twice` })
      known.add(key)
    }
  })
})

/** A term of the glossary. */
export type Term = z.infer<typeof term>

/** Anchor of a term on the page of the glossary. */
export function termId(name: string): string {
  return kebabCase(name)
}
