import type { PageLink } from "../../../shared/navigation"
import type { ContentIndex } from "../content-index"
import type { ContentDocument } from "../document"
import type { ContentLayout } from "../layout"
import { resolveLink } from "./resolve-link"

/** The page that replaces a page about an old version; `null` if there is none. */
export function replacementOf(
  document: ContentDocument,
  { index, layout }: { index: ContentIndex; layout: ContentLayout },
): PageLink | null {
  const { replaced_by: address } = document.frontMatter
  if (address === undefined) return null
  const link = resolveLink(index, layout, document, address)
  return link.kind === "page" ? { label: link.page.title, href: link.page.slug } : null
}
