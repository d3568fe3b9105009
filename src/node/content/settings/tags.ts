import { z } from "zod"
import type { Problem } from "../../report/problem"
import type { ContentDocument } from "../document"
import { repeatsIn } from "../repeats"
import { parseYaml, type ParsedYaml } from "../yaml/parse-yaml"
import type { Salvage } from "../yaml/usable-parts"
import { kebabCase } from "../routes/route"

/** Path of the file in the content tree. */
export const tagsFile = "tags.yml"

/** A tag of pages. */
export interface Tag {
  /** Last part of its address, `/tags/<slug>`. */
  slug: string
  /** Its name in the front matter of pages, in kebab case, if that is not the slug. */
  key?: string
  label: string
  description: string
  /** Full name for lists, if the label is too short: "Amazon EC2" for "ec2". */
  name?: string | undefined
  /** Topic under which lists group it. */
  topic?: string | undefined
}

/** The key by which front matter refers to a tag. */
export function tagKey({ slug, key }: Pick<Tag, "slug" | "key">): string {
  return key ?? slug
}

/** Slugs must be in kebab case, because the tags of pages are converted to it before the lookup. */
const slug = z
  .string()
  .min(1)
  .refine((written) => kebabCase(written) === written, {
    error: ({ input }) => `must be in kebab case${kebabCaseOf(String(input))}`,
  })

const kebabCaseOf = (written: string) => (kebabCase(written) === "" ? "" : `: "${kebabCase(written)}"`)

const text = z.string().min(1)

export const tagsFileSchema = z.array(
  z.strictObject({ slug, label: text, description: text, name: text.optional(), topic: text.optional() }),
)

const word = z
  .union([z.string().min(1), z.number()])
  .transform(String)
  .optional()
  .catch(undefined)
const anyTag = z.object({ slug: word, label: word, description: word }).catch({})

/** Keeps wrong entries whose slug or label is known, so that pages can use these tags. */
export const salvageTags: Salvage = (value) => (Array.isArray(value) ? value.flatMap(salvageTag) : value)

function salvageTag(entry: unknown): Tag[] {
  const given = typeof entry === "string" ? { label: entry } : anyTag.parse(entry)
  const { label = given.slug, description = label }: Partial<Tag> = given
  const slug = kebabCase(given.slug ?? label ?? "")
  return label === undefined || description === undefined || slug === "" ? [] : [{ slug, label, description }]
}

/** Parses `tags.yml`. Reports wrong entries and duplicate slugs or labels. */
export function parseTagsFile(file: string, text: string): ParsedYaml<Tag[]> {
  const parsed = parseYaml(tagsFileSchema, file, text, salvageTags)
  const { value, positionOf, problems } = parsed
  const entries = Array.isArray(value) ? value.map((entry) => anyTag.parse(entry)) : []
  const repeatsOf = (field: "slug" | "label", form: (written: string) => string): Problem[] => {
    const written = entries.flatMap(({ [field]: text }, position) =>
      text === undefined ? [] : [{ text, path: [position, field] }],
    )
    return repeatsIn(written.map(({ text }) => form(text))).flatMap(({ index, first }): Problem[] => {
      const [repeated, other] = [written[index], written[first]]
      if (!repeated || !other) return []
      return [
        {
          rule: "front-matter",
          file,
          ...positionOf(repeated.path),
          message: `The ${field} "${repeated.text}" is also that of the tag on line ${positionOf(other.path).line}.`,
          fix: `give one of them another ${field}, or remove it.`,
        },
      ]
    })
  }
  const lowerCase = (label: string) => label.trim().toLowerCase()
  return {
    ...parsed,
    problems: [
      ...problems,
      ...repeatsOf("slug", (slug) => kebabCase(slug) || slug),
      ...repeatsOf("label", lowerCase),
    ],
  }
}

/**
 * Tags of a tree without `tags.yml`: all labels in use.
 * @param known tags with the label and description to show
 */
export function tagsInUse(
  documents: readonly Pick<ContentDocument, "frontMatter">[],
  known: readonly Tag[] = [],
): Tag[] {
  const knownTags = new Map(known.map((tag) => [tagKey(tag), tag]))
  const tags = new Map<string, Tag>()
  for (const { frontMatter } of documents)
    for (const tag of frontMatter.tags ?? []) {
      const label = typeof tag === "string" ? tag : tag.label
      const slug = kebabCase(typeof tag === "string" ? tag : tag.permalink)
      const found = typeof tag === "string" ? knownTags.get(slug) : undefined
      if (!tags.has(slug)) tags.set(slug, found ?? { slug, label, description: "" })
    }
  return [...tags.values()].sort((a, b) => a.label.localeCompare(b.label, "en"))
}
