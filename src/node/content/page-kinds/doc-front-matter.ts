import { z } from "zod"
import { planParts } from "../../../shared/plan"
import { anyDate, commonFields, level, text, textOrNull, texts } from "../front-matter/front-matter-fields"
import { isPagePath, isPathSegment, pagePathShape, sitePathSchema } from "../routes/addresses"

/** Whether a slug is a valid address. */
function isAddress(slug: string): boolean {
  try {
    return pathOf(slug) !== ""
  } catch {
    return false
  }
}

/** The decoded path of a slug at the docs root. */
function pathOf(slug: string): string {
  return decodeURI(new URL(slug, "http://site/").pathname)
}

const goal = z.strictObject({
  /** The reader's goal, which is the text of the link. */
  want: text,
  /** Path of the guide. */
  guide: sitePathSchema,
  /** The result of the guide, in one sentence. */
  outcome: text,
})

/** Front matter of a page: the fields of Docusaurus and this site's additions. */
export const docFrontMatterSchema = z.strictObject({
  ...commonFields,
  id: text
    .refine((id) => !id.includes("/"), "must not contain a slash: the folder is a part of the id by itself")
    .refine(isPathSegment, pagePathShape)
    .optional(),
  slug: text
    .refine(isAddress, "must be a path in which a percent sign is written as %25")
    .refine(
      (slug) => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(slug),
      'must be a path of this site, such as "/guides/name"',
    )
    .refine((slug) => !/[?#]/.test(slug), 'must not contain a question mark or "#", which end an address')
    .refine((slug) => !isAddress(slug) || isPagePath(pathOf(slug)), pagePathShape)
    .optional(),
  title_meta: text.optional(),
  sidebar_label: text.optional(),
  sidebar_key: text.optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: text.optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  custom_edit_url: z.preprocess((value) => (value === "" ? null : value), textOrNull.optional()),
  pagination_label: text.optional(),
  pagination_prev: textOrNull.optional(),
  pagination_next: textOrNull.optional(),
  displayed_sidebar: textOrNull.optional(),
  parse_number_prefixes: z.boolean().optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  last_update: z.strictObject({ date: anyDate.optional(), author: text.optional() }).optional(),
  mdx: z.strictObject({ format: z.enum(["mdx", "md", "detect"]).optional() }).optional(),
  /** The part of the home page's plan that the page is about; overrides the default of its folder. */
  place: z.enum(planParts).optional(),
  module: text.optional(),
  catalog_version: text.optional(),
  last_changed: text.optional(),
  /** Inputs that the newest release of a service's module no longer has, each with its replacements. */
  replaced_inputs: z.array(z.strictObject({ name: text, successors: z.array(text).min(1) })).optional(),
  /** How long a guide takes, in words: "45 minutes". */
  time: text.optional(),
  /** Prerequisites of a guide as inline Markdown. */
  prerequisites: texts.optional(),
  /** Result of a guide as inline Markdown. */
  you_will_have: texts.optional(),
  /** Groups of reader goals with their guides, which an index page shows above its text. */
  goals: z.array(z.strictObject({ title: text, guides: z.array(goal).min(1) })).optional(),
})

/**
 * The fields that the front matter of a page can have. The schema of each kind accepts a part of them, and fields of its own, so
 * that other code can read a field without asking for the kind.
 */
export type PageFrontMatter = z.infer<typeof docFrontMatterSchema>
