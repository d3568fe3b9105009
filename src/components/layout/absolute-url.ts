import { withPrefix } from "gatsby"

/**
 * The absolute address of a path of this site.
 * @param siteUrl origin of the site, from the query
 * @param path without the path prefix
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return encodeURI(siteUrl + withPrefix(path))
}
