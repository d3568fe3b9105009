import { z } from "zod"
import type { Place } from "../markdown/types"
import type { Problem } from "../report/problem"
import { didYouMean } from "../report/suggest"
import type { ContentDocument } from "./document"
import type { Salvage } from "./parse-yaml"
import { kebabCase } from "./route"

/** A tag that pages may carry. */
export interface Tag {
  /** Last part of its address, `/tags/<slug>`. */
  slug: string
  label: string
  description: string
}

export const tagsFileSchema = z.array(
  z.strictObject({ slug: z.string().min(1), label: z.string().min(1), description: z.string().min(1) }),
)

const word = z
  .union([z.string().min(1), z.number()])
  .transform(String)
  .optional()
  .catch(undefined)
const anyTag = z.object({ slug: word, label: word, description: word }).catch({})

/** Keeps the tags whose entries are wrong but tell which they are, so that pages may carry them. */
export const salvageTags: Salvage = (value) => (Array.isArray(value) ? value.flatMap(salvageTag) : value)

function salvageTag(entry: unknown): Tag[] {
  const given = typeof entry === "string" ? { label: entry } : anyTag.parse(entry)
  const { slug, label = slug, description = label }: Partial<Tag> = given
  if (label === undefined || description === undefined) return []
  return [{ slug: slug ?? kebabCase(label), label, description }]
}

/** Tags of a tree that has no `tags.yml`: every label its pages use. */
export function tagsInUse(documents: readonly Pick<ContentDocument, "frontMatter">[]): Tag[] {
  const tags = new Map<string, Tag>()
  for (const { frontMatter } of documents)
    for (const tag of frontMatter.tags ?? []) {
      const label = typeof tag === "string" ? tag : tag.label
      const slug = kebabCase(typeof tag === "string" ? tag : tag.permalink)
      if (!tags.has(slug)) tags.set(slug, { slug, label, description: "" })
    }
  return [...tags.values()].sort((a, b) => a.label.localeCompare(b.label))
}

/** Reports every tag of a page that the tag list does not hold. */
export function checkTags(
  documents: readonly ContentDocument[],
  tags: readonly Tag[],
  placeOf: (document: ContentDocument, field: readonly PropertyKey[]) => Place,
): Problem[] {
  const known = new Set(tags.map(({ slug }) => slug))
  return documents.flatMap((document) =>
    (document.frontMatter.tags ?? []).flatMap((tag, position): Problem[] => {
      const label = typeof tag === "string" ? tag : tag.label
      if (known.has(kebabCase(typeof tag === "string" ? tag : tag.permalink))) return []
      return [
        {
          rule: "unknown-tag",
          file: document.reportFile,
          ...placeOf(document, ["tags", position]),
          message: `Tag "${label}" is not in tags.yml.`,
          fix: didYouMean(
            label,
            tags.map((known) => known.label),
            "use a tag of tags.yml, or add this one to it.",
          ),
        },
      ]
    }),
  )
}
