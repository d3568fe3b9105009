import { z } from "zod"
import { repeatsIn } from "../content/repeats"

const phrase = z.coerce.string().trim().min(1)

/** `synonyms.yml`: what search takes to mean the same. */
export const synonymsFileSchema = z.strictObject({
  /** Groups in which every phrase means every other. */
  same: z
    .array(
      z
        .array(phrase)
        .min(2)
        .superRefine((group, context) => {
          for (const { index, first } of repeatsIn(group.map((said) => said.toLowerCase())))
            context.addIssue({
              code: "custom",
              path: [index],
              message: `must not be in its group twice: entry ${first + 1} is the same`,
            })
        }),
    )
    .default([]),
  /** What a phrase means as well, but not the other way round. */
  also: z.record(z.string(), z.array(phrase).min(1)).default({}),
})

/** A `synonyms.yml` as it was read. */
export type Synonyms = z.infer<typeof synonymsFileSchema>

/** What a content tree without a `synonyms.yml` has. */
export const noSynonyms: Synonyms = { same: [], also: {} }

/** For each phrase, itself and then the phrases that may stand in its place. */
export function synonymLines({ same, also }: Synonyms): string[][] {
  return [
    ...same.flatMap((group) => group.map((said) => [said, ...group.filter((other) => other !== said)])),
    ...Object.entries(also).map(([said, others]) => [said, ...others]),
  ]
}

/** A synonym as the hosted service takes it. */
export type HostedSynonym =
  | { objectID: string; type: "synonym"; synonyms: string[] }
  | { objectID: string; type: "oneWaySynonym"; input: string; synonyms: string[] }

/** The same for the hosted service. */
export function hostedSynonyms({ same, also }: Synonyms): HostedSynonym[] {
  return [
    ...same.map((synonyms): HostedSynonym => ({
      objectID: `same ${synonyms[0]}`,
      type: "synonym",
      synonyms,
    })),
    ...Object.entries(also).map(([input, synonyms]): HostedSynonym => ({
      objectID: `also ${input}`,
      type: "oneWaySynonym",
      input,
      synonyms,
    })),
  ]
}
