import path from "node:path"
import { isMap, parseDocument } from "yaml"
import { z } from "zod"
import { readContentText } from "../content/files/read-content-text"
import type { ContentLayout } from "../content/layout"
import { withoutTrailingSlash } from "../../shared/paths"
import { isPagePath, pagePathShape } from "../content/routes/addresses"
import { kebabCase } from "../content/routes/route"
import { tagsFile, type Tag } from "../content/settings/tags"
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
 * The files of a tree that define tags as Docusaurus does, by path in the tree: those in the docs folders of a Docusaurus
 * project; in another tree that is not this site's, those at its root and in its docs folder that are mappings instead of lists.
 */
export function docusaurusTagFiles(layout: ContentLayout): string[] {
  if (layout.docusaurus) return layout.docusaurus.docs.map(({ folder }) => path.posix.join(folder, tagsFile))
  if (layout.origin === "own") return []
  const files = new Set([tagsFile, path.posix.join(layout.docsFolder, tagsFile)])
  return [...files].filter((file) => isMap(parseDocument(readContentText(layout, file)?.text ?? "").contents))
}

/**
 * The tags of files in Docusaurus' format, which define the labels, descriptions and addresses of tags that pages name by their
 * keys. If several files define a tag, the first one counts.
 * @param files paths in the tree, which need not exist
 */
export function loadDocusaurusTags(
  layout: ContentLayout,
  files: readonly string[],
): { data: Tag[]; problems: Problem[] } {
  const tags = new Map<string, Tag>()
  const problems: Problem[] = []
  for (const file of files) {
    const read = readContentText(layout, file)
    if (!read) continue
    const parsed = parseYaml(tagsSchema, path.posix.join(layout.reportRoot, file), read.text)
    problems.push(...read.problems, ...parsed.problems)
    for (const [key, tag] of Object.entries(parsed.data ?? {})) {
      const name = kebabCase(key)
      if (name === "" || tags.has(name)) continue
      const slug = tag?.permalink === undefined ? name : addressOf(tag.permalink).slice(1)
      const [other] = [...tags].find(([, known]) => known.slug === slug) ?? []
      if (other !== undefined)
        problems.push({
          rule: "front-matter",
          file: path.posix.join(layout.reportRoot, file),
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
  return { data: [...tags.values()], problems }
}

/** The address of a tag's page below that of all tags. */
function addressOf(permalink: string): string {
  return withoutTrailingSlash(permalink.startsWith("/") ? permalink : `/${permalink}`)
}

/** The default label in Docusaurus: "Open source" for `open source`. */
function capitalized(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase()
}
