import path from "node:path"
import { z } from "zod"
import { readContentText } from "../content/files/read-content-text"
import { reportFileOf, type ContentLayout } from "../content/layout"
import { withoutTrailingSlash } from "../../shared/paths"
import { isPagePath, pagePathShape } from "../content/routes/addresses"
import { kebabCase } from "../content/routes/route"
import { tagsFile, type Tag } from "../content/settings/tags"
import { isFields } from "../content/yaml/is-fields"
import { parseYaml } from "../content/yaml/parse-yaml"
import type { Problem } from "../report/problem"

const tagsSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: z.string().optional(),
      description: z.string().optional(),
      permalink: z
        .string()
        .refine((written) => isPagePath(addressOf(written)), `${pagePathShape}, such as "/networks"`)
        .optional(),
    })
    .nullable(),
)

/**
 * The files of a tree that may define tags as Docusaurus does, by path in the tree: those in the docs folders of a Docusaurus project;
 * in another tree that is not this site's, those at its root and in its docs folder, unless they are lists, as on this site.
 */
function candidates(layout: ContentLayout): string[] {
  if (layout.docusaurus) return layout.docusaurus.docs.map(({ folder }) => path.posix.join(folder, tagsFile))
  if (layout.origin === "own") return []
  return [...new Set([tagsFile, path.posix.join(layout.docsFolder, tagsFile)])]
}

/** Tags that are defined in Docusaurus' format. */
interface DocusaurusTags {
  /** The files in this format, by path in the tree. */
  files: string[]
  data: Tag[]
  problems: Problem[]
}

/**
 * The tags of files in Docusaurus' format, which define the labels, descriptions and addresses of tags that pages name by their
 * keys. If several files define a tag, the first one counts.
 */
export function loadDocusaurusTags(layout: ContentLayout): DocusaurusTags {
  const files: string[] = []
  const tags = new Map<string, Tag>()
  const problems: Problem[] = []
  for (const file of candidates(layout)) {
    const read = readContentText(layout, file)
    if (!read) continue
    const parsed = parseYaml(tagsSchema, reportFileOf(layout, file), read.text)
    if (!layout.docusaurus && "value" in parsed && !isFields(parsed.value)) continue
    files.push(file)
    problems.push(...read.problems, ...parsed.problems)
    for (const [key, tag] of Object.entries(parsed.data ?? {})) {
      const name = kebabCase(key)
      if (name === "" || tags.has(name)) continue
      const slug = tag?.permalink === undefined ? name : addressOf(tag.permalink).slice(1)
      const [other] = [...tags].find(([, known]) => known.slug === slug) ?? []
      if (other !== undefined)
        problems.push({
          rule: "front-matter",
          file: reportFileOf(layout, file),
          ...parsed.positionOf([key]),
          message: `The address of the tag "${key}", "/tags/${slug}", is also that of the tag "${other}".`,
          fix: "give one of them another permalink.",
        })
      tags.set(name, {
        slug,
        ...(slug === name ? {} : { key: name }),
        label: tag?.label ?? capitalized(key),
        description: tag?.description ?? "",
      })
    }
  }
  return { files, data: [...tags.values()], problems }
}

/** The address of a tag's page below that of all tags. */
function addressOf(permalink: string): string {
  return withoutTrailingSlash(permalink.startsWith("/") ? permalink : `/${permalink}`)
}

/** The default label in Docusaurus: "Open source" for `open source`. */
function capitalized(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase()
}
