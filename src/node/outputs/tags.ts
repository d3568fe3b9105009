import type { OutputData, OutputFile } from "./output-pages"
import { tagFile } from "./output-paths"

/** `api/tags/<tag>.json`: a tag and its pages. */
export function tagFiles({ tags }: OutputData): OutputFile[] {
  return tags.map(({ slug, label, description, pages }) => ({
    path: tagFile(slug).slice(1),
    text: `${JSON.stringify({ slug, label, description, count: pages.length, pages }, null, 2)}\n`,
  }))
}
