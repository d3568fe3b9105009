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

/** One or more encoded characters, or a percent sign that encodes nothing. */
const encoded = /(?:%[\da-f]{2})+|%/gi

/**
 * An address in the form the site uses: without a trailing `/index.html` and doubled slashes, with a path that Gatsby's
 * router and its loader read alike, and with a fragment that can be decoded, because Gatsby decodes it without a guard.
 */
export function tidyAddress(address: string): string {
  const written = splitAddress(address)
  const { path, search, hash } = splitAddress(plainPath(written.path) + written.search + written.hash)
  const tidyPath = path
    .replace(/^\/{2,}/, "/")
    .replace(/([^:/])\/{2,}/g, "$1/")
    .replace(/(?:%20)+(?=\/?$)/, "")
    .replace(/^\/index\.html\/?$/, "/")
    .replace(/\/index\.html\/?$/, "")
  // what is no encoded character stands for itself
  const tidyHash = hash.replace(encoded, (text) => (isDecodable(text) ? text : text.replaceAll("%", "%25")))
  return tidyPath + search + tidyHash
}

/**
 * A path without what Gatsby cannot read: the router leaves signs encoded that divide an address, the loader does not,
 * and neither takes a percent sign or a control character. A `#` or `?` that was encoded by mistake divides the address.
 */
function plainPath(path: string): string {
  return path
    .replace(encoded, (text) => (isDecodable(text) ? text : ""))
    .replace(/%(?:25|[01][\da-f]|7f)/gi, "")
    .replace(/%(?:2[346BCF]|3[ABDF]|40)/gi, decodeURIComponent)
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
