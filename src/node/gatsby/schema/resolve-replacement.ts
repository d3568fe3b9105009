import type { PageLink } from "../../../shared/navigation"
import { loadConfig } from "../../config/load-config"
import type { ContentIndex } from "../../content/content-index"
import type { ContentDocument } from "../../content/document"
import { contentLayout } from "../../content/layout"
import { resolveLink } from "../../content/resolve-link"

/** The page that replaces one about an old version; `null` where nothing does. */
export function replacementOf(document: ContentDocument, index: ContentIndex): PageLink | null {
  const { replaced_by: address } = document.frontMatter
  if (address === undefined) return null
  const link = resolveLink(index, contentLayout(loadConfig().environment.CONTENT_DIR), document, address)
  return link.kind === "page" ? { label: link.page.title, href: link.page.slug } : null
}
