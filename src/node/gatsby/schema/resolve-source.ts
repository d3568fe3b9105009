import { loadConfig } from "../../config/load-config"
import type { ContentDocument } from "../../content/document"
import { isAllowedAddress } from "../../markdown/html/allowed-html"
import { pageFacts, type ResolverContext } from "./resolver-context"

/** Address to edit a page's source; `null` if there is none. */
export function editUrl(document: ContentDocument): string | null {
  const custom = document.frontMatter.custom_edit_url
  if (custom === null || (custom !== undefined && isAllowedAddress(custom))) return custom
  const { editBase } = loadConfig().site
  return editBase === undefined ? null : `${editBase}/${document.generatedFrom ?? document.file}`
}

/** Date of a page's last change: from its front matter, else of its file's last commit. */
export function lastUpdated(document: ContentDocument, context: ResolverContext): string | undefined {
  const given = document.frontMatter.last_update?.date
  return given === undefined ? pageFacts(document.file, context).lastCommit : given.slice(0, 10)
}
