import { glossaryPath } from "./glossary"
import { categoryOf, catalogPath } from "./reference"
import { withoutTrailingSlash } from "./paths"

/** What is shown of a link's target before it is followed. */
export interface Preview {
  title: string
  /** Type, default and the like, each a short piece of code or a word. */
  facts?: readonly string[]
  /** A sentence or two as plain text; may be empty. */
  text: string
}

/** What is shown of a page and of the anchors on it; the page itself goes by the empty name. */
export type Previews = Readonly<Record<string, Preview>>

/** Path of the file with the previews of a page; `undefined` for a page without any. */
export function previewFile(slug: string): string | undefined {
  const path = withoutTrailingSlash(slug)
  if (path === glossaryPath) return "/previews/glossary.json"
  return categoryOf(path) === undefined ? undefined : `/previews/${path.slice(catalogPath.length)}.json`
}
