import { z } from "zod"
import { articleKinds } from "../../../shared/article-kinds"
import { wordsOfName } from "../../../shared/name-words"
import { commonFields, date, release, text } from "../front-matter/front-matter-fields"
import { articleSlug } from "../routes/route"
import type { PageKind } from "./page-kind"

/** Front matter of a knowledge-base article. */
export const articleFrontMatterSchema = z.strictObject({
  ...commonFields,
  number: z.int().positive(),
  title: text,
  kind: z.enum(articleKinds),
  answered: z.boolean(),
  related: z.array(z.int().positive()).optional(),
  /** Date of the last check of the answer against the newest releases. */
  checked: date.optional(),
  /** Versions for which the answer is valid. */
  holds_for: text.optional(),
  /** The release that resolved the question. */
  answered_by: release.optional(),
  /** Set by `npm run kb:import`: the discussion, and a hash to detect later edits of the file. */
  imported: z.strictObject({ url: z.url(), hash: text }).optional(),
})

export type ArticleFrontMatter = z.infer<typeof articleFrontMatterSchema>

/** A question and its answer in the knowledge base, which lists its articles itself. */
export const article: PageKind<ArticleFrontMatter> = {
  folder: "knowledge-base/",
  frontMatter: articleFrontMatterSchema,
  fallback(name) {
    const [, number] = /^0*([1-9]\d*)\.mdx?$/.exec(name) ?? []
    return {
      title: wordsOfName(name.replace(/\.mdx?$/, "")),
      kind: "concept",
      answered: false,
      ...(number === undefined ? {} : { number: Number(number) }),
    }
  },
  route: (_, { number }) => ({ id: `knowledge-base/${number}`, slug: articleSlug(number) }),
  needsText: false, // the check of its parts reports a missing text
  hasQuestion: true,
  leastWords: 150,
}
