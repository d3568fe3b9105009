/**
 * Pattern for `Accept` headers of clients that get Markdown, regardless of case. It has no lookahead, which Caddy lacks: the
 * weight is read if it is the first parameter, and only to exclude 0; it is not compared with that of HTML.
 */
export const acceptsMarkdown = String.raw`text/markdown\s*(?:$|,|;\s*(?:[^q\s]|q=(?:1|0?\.\d*[1-9])))`

/**
 * The `Link` header of a page: to its Markdown twin, and to the list of all twins.
 * @param {string} prefix path prefix of the site
 * @param {string} twin the path of the twin below the prefix, or a host's expression for it
 */
export function twinLink(prefix, twin) {
  return `<${prefix}${twin}>; rel="alternate"; type="text/markdown", <${prefix}/llms.txt>; rel="describedby"; type="text/plain"`
}
