import path from "node:path"
import { z } from "zod"
import { readContentText } from "../content/files/read-content-text"
import type { ContentLayout } from "../content/layout"
import { kebabCase } from "../content/routes/route"
import type { Tag } from "../content/settings/tags"
import { parseYaml } from "../content/yaml/parse-yaml"
import type { Problem } from "../report/problem"

const tagsSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: z.string().optional(),
      description: z.string().optional(),
      permalink: z.string().optional(), // not used: the address of a tag's page is made of its key
    })
    .nullable(),
)

/**
 * The tags of the files `tags.yml` in the docs folders of a Docusaurus tree, which define the labels and descriptions of tags that pages
 * name by their keys. If several folders define a tag, the first one counts.
 */
export function loadDocusaurusTags(layout: ContentLayout): { data: Tag[]; problems: Problem[] } {
  const tags = new Map<string, Tag>()
  const problems: Problem[] = []
  for (const { folder } of layout.docusaurus?.docs ?? []) {
    const file = path.posix.join(folder, "tags.yml")
    const read = readContentText(layout, file)
    if (!read) continue
    const parsed = parseYaml(tagsSchema, path.posix.join(layout.reportRoot, file), read.text)
    problems.push(...read.problems, ...parsed.problems)
    for (const [key, tag] of Object.entries(parsed.data ?? {})) {
      const slug = kebabCase(key)
      if (slug !== "" && !tags.has(slug))
        tags.set(slug, { slug, label: tag?.label ?? capitalized(key), description: tag?.description ?? "" })
    }
  }
  return { data: [...tags.values()], problems }
}

/** The default label in Docusaurus: "Open source" for `open source`. */
function capitalized(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase()
}
