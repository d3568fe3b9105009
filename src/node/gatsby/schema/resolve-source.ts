import { loadConfig } from "../../config/load-config"
import type { ContentDocument } from "../../content/document"
import { isAllowedAddress } from "../../markdown/html/allowed-html"

/** Address to edit a page's source; `null` if there is none. */
export function editUrl(document: ContentDocument): string | null {
  const custom = document.frontMatter.custom_edit_url
  if (custom === null || (custom !== undefined && isAllowedAddress(custom))) return custom
  const { editBase } = loadConfig().site
  return editBase === undefined ? null : `${editBase}/${document.generatedFrom ?? document.file}`
}
