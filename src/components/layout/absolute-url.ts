import { withPrefix } from "gatsby"

/**
 * The address of a path of this site as other programs have to write it.
 * @param siteUrl origin of the site, from the query
 * @param path without the path prefix
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return encodeURI(siteUrl + withPrefix(path))
}
