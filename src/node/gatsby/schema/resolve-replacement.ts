import type { PageLink } from "../../../shared/navigation"
import { configuredLayout } from "../../config/configured-layout"
import type { ContentIndex } from "../../content/content-index"
import type { ContentDocument } from "../../content/document"
import { resolveLink } from "../../content/routes/resolve-link"

/** The page that replaces a page about an old version; `null` if there is none. */
export function replacementOf(document: ContentDocument, index: ContentIndex): PageLink | null {
  const { replaced_by: address } = document.frontMatter
  if (address === undefined) return null
  const link = resolveLink(index, configuredLayout(), document, address)
  return link.kind === "page" ? { label: link.page.title, href: link.page.slug } : null
}
