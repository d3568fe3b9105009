import { z } from "zod"

/** The project's dictionary, as a path from the content directory. */
export const spellingFile = "spelling.yml"

const text = z.string("must be a text; put it in quotes").trim().min(1, "must not be empty")

/** Schema of `spelling.yml`. */
export const spellingSchema = z.strictObject({
  /** Words that the English dictionary lacks; one in lower case is also accepted with a capital, and in the plural. */
  words: z.array(text),
  /** Preferred spellings, by the spelling that is reported. Both are matched as written. */
  terms: z.record(text, text).default({}),
})

/** The project's dictionary. */
export type Spelling = z.infer<typeof spellingSchema>
