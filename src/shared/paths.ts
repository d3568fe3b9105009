/** A path without its trailing slash; the root stays "/". */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path
}

/** Whether two paths name the same page: both slash forms do. */
export function samePage(a: string, b: string): boolean {
  return withoutTrailingSlash(a) === withoutTrailingSlash(b)
}

/** Whether a path equals a folder's path or lies below it. */
export function isBelow(path: string, folder: string): boolean {
  const base = withoutTrailingSlash(folder)
  return base === "/" || path === base || path.startsWith(`${base}/`)
}

/** What remains of a path below a folder that holds it, from the slash on. */
export function pathBelow(path: string, folder: string): string {
  const base = withoutTrailingSlash(folder)
  return base === "/" ? path : path.slice(base.length) || "/"
}

/** Address parts of a link as written: `path?search#hash`, where any part may be empty. */
export function splitAddress(address: string): { path: string; search: string; hash: string } {
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { path, search, hash }
}

/**
 * An address in the form the site uses: without a trailing `/index.html`, and with a fragment that can be decoded,
 * because Gatsby decodes it without a guard.
 */
export function tidyAddress(address: string): string {
  const { path, search, hash } = splitAddress(address)
  const tidyPath = path === "/index.html" ? "/" : path.replace(/\/index\.html$/, "")
  // what is no encoded character stands for itself
  const tidyHash = hash.replace(/(?:%[\da-f]{2})+|%/gi, (text) =>
    isDecodable(text) ? text : text.replaceAll("%", "%25"),
  )
  return tidyPath + search + tidyHash
}

function isDecodable(text: string): boolean {
  try {
    decodeURI(text)
    return true
  } catch {
    return false
  }
}

/** Whether an address leaves the site: it names a scheme or a host. */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)
}

/** Path of a page's Markdown twin: the page's path without trailing slash, with `.md`; the root's is `/index.md`. */
export function markdownPath(slug: string): string {
  return slug === "/" ? "/index.md" : `${withoutTrailingSlash(slug)}.md`
}
