import { glossaryPath } from "./glossary"
import { categoryOf, catalogPath } from "./reference"
import { withoutTrailingSlash } from "./paths"

/** The preview of a link's target. */
export interface LinkPreview {
  title: string
  /** The module's path or the type, as code, and then facts such as the default, each of a few words. */
  facts?: readonly string[]
  /** A sentence or two as plain text; may be empty. */
  text: string
}

/** Previews of a page by anchor; the key of the page itself is "". */
export type LinkPreviews = Readonly<Record<string, LinkPreview>>

/** Path of the file with the previews of a page; `undefined` for a page without previews. */
export function linkPreviewFile(slug: string): string | undefined {
  const path = withoutTrailingSlash(slug)
  if (path === glossaryPath) return "/previews/glossary.json"
  return categoryOf(path) === undefined ? undefined : `/previews/${path.slice(catalogPath.length)}.json`
}
