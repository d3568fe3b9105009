import { markdownPath, splitAddress } from "../../../shared/paths"
import type { LinkTarget } from "../render-inputs"

/**
 * The address of a link in a page's portable Markdown: absolute, and for a page, that of its Markdown twin. Anchors and
 * broken links are unchanged.
 * @param url as written
 */
export function addressInMarkdown(
  url: string,
  { href, kind }: LinkTarget,
  { siteUrl, pathPrefix }: { siteUrl: string; pathPrefix: string },
): string {
  if (kind === "anchor" || kind === "external") return href
  if (!href.startsWith(`${pathPrefix}/`)) return url
  if (kind === "asset") return siteUrl + href
  const { path, hash } = splitAddress(href.slice(pathPrefix.length))
  if (path === "/search") return siteUrl + href // it has no Markdown twin
  return siteUrl + pathPrefix + markdownPath(path) + hash
}
