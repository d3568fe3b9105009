import type { SynonymHit } from "algoliasearch"
import { z } from "zod"
import { repeatsIn } from "../content/repeats"

/** Path of the file in the content tree. */
export const synonymsFile = "synonyms.yml"

/** A text, or a number such as a version, which YAML does not read as a text. */
const phrase = z
  .union([z.string().trim().min(1), z.number()], "must be a text; put it in quotes")
  .transform(String)

/** Fields of `synonyms.yml`: phrases with the same meaning for the search. */
export const synonymsFileSchema = z.strictObject({
  /** Groups of phrases that all mean the same. */
  same: z
    .array(
      z
        .array(phrase)
        .min(2)
        .superRefine((group, context) => {
          for (const { index, first } of repeatsIn(group.map((synonym) => synonym.toLowerCase())))
            context.addIssue({
              code: "custom",
              path: [index],
              message: `must not be in its group twice: entry ${first + 1} is the same`,
            })
        }),
    )
    .default([]),
  /** Synonyms in one direction only: a query for the phrase also finds the others. */
  also: z.record(z.string(), z.array(phrase).min(1)).default({}),
})

/** The content of `synonyms.yml`. */
export type Synonyms = z.infer<typeof synonymsFileSchema>

/** The value for a content tree without `synonyms.yml`. */
export const noSynonyms: Synonyms = { same: [], also: {} }

/** For each phrase, the phrase itself and then the phrases that can replace it. */
export function synonymLines({ same, also }: Synonyms): string[][] {
  return [
    ...same.flatMap((group) =>
      group.map((synonym) => [synonym, ...group.filter((other) => other !== synonym)]),
    ),
    ...Object.entries(also).map(([synonym, others]) => [synonym, ...others]),
  ]
}

/** The synonyms in the format of the hosted service, which keeps one of those with the same id. */
export function hostedSynonyms({ same, also }: Synonyms): SynonymHit[] {
  return [
    ...same.map((synonyms): SynonymHit => ({
      objectID: `same ${JSON.stringify(synonyms)}`, // groups can share phrases
      type: "synonym",
      synonyms,
    })),
    ...Object.entries(also).map(([input, synonyms]): SynonymHit => ({
      objectID: `also ${input}`,
      type: "oneWaySynonym",
      input,
      synonyms,
    })),
  ]
}
