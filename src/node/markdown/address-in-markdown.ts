import { markdownPath, splitAddress } from "../../shared/paths"
import type { LinkTarget } from "./types"

/**
 * The address of a link in a page's Markdown, which is read outside of the site: an absolute one, and of a page that of
 * its Markdown. Anchors stay as they are, and so does what leads nowhere.
 * @param url as the writer wrote it
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
  // The search has no text of its own.
  return siteUrl + pathPrefix + (path === "/search" ? path : markdownPath(path)) + hash
}
