import { jsonFile, type OutputFile } from "./output-file"
import type { OutputData } from "./output-pages"
import { tagFile } from "./output-paths"

/** `api/tags/<tag>.json`: a tag and its pages. */
export function tagFiles({ tags }: OutputData): OutputFile[] {
  return tags.map(({ slug, label, description, pages }) =>
    jsonFile(tagFile(slug), { slug, label, description, count: pages.length, pages }),
  )
}
