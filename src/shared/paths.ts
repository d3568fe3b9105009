/** A path without its trailing slash; the root stays "/". */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path
}

/** Whether two paths lead to the same page; a trailing slash makes no difference. */
export function samePage(a: string, b: string): boolean {
  return withoutTrailingSlash(a) === withoutTrailingSlash(b)
}

/** Decodes the path of an address, to compare it with a slug or a path on disk. A malformed path is returned unchanged. */
export function decodePath(path: string): string {
  return isDecodable(path) ? decodeURI(path) : path
}

/**
 * Decodes a fragment without its "#". A fragment that cannot be decoded contains a literal percent sign, and is
 * returned unchanged.
 */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Whether a path is a folder's path or a path below it. */
export function isBelow(path: string, folder: string): boolean {
  const base = withoutTrailingSlash(folder)
  return base === "/" || path === base || path.startsWith(`${base}/`)
}

/** The rest of a path after the folder that contains it, starting with the slash. */
export function pathBelow(path: string, folder: string): string {
  const base = withoutTrailingSlash(folder)
  return base === "/" ? path : path.slice(base.length) || "/"
}

/** The path of a page as its slug has it, from the path in the browser's address: decoded, and without the path prefix. */
export function pagePath(pathname: string, prefix: string): string {
  return decodePath(pathBelow(pathname, prefix))
}

/** Splits an address as written: `path?search#hash`, where any part may be empty. */
export function splitAddress(address: string): { path: string; search: string; hash: string } {
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { path, search, hash }
}

/** One or more percent-encoded bytes, or a stray percent sign. */
const encoded = /(?:%[\da-f]{2})+|%/gi

/**
 * Normalizes an address: removes a trailing `/index.html` and duplicate slashes, makes the path one that Gatsby's router
 * and loader interpret alike, and makes the fragment decodable, because Gatsby decodes it without a try block.
 */
export function normalizeAddress(address: string): string {
  const written = splitAddress(address)
  const { path, search, hash } = splitAddress(plainPath(written.path) + written.search + written.hash)
  const normalPath = path
    .replace(/^\/{2,}/, "/")
    .replace(/([^:/])\/{2,}/g, "$1/")
    .replace(/(?:%20)+(?=\/?$)/, "")
    .replace(/^\/index\.html\/?$/, "/")
    .replace(/\/index\.html\/?$/, "")
  // bytes that cannot be decoded are literal percent signs
  const normalHash = hash.replace(encoded, (text) => (isDecodable(text) ? text : text.replaceAll("%", "%25")))
  return normalPath + search + normalHash
}

/**
 * Removes from a path what Gatsby cannot handle: the router leaves reserved characters encoded, the loader decodes them,
 * and neither accepts a percent sign or a control character. A `#` or `?` that was encoded by mistake becomes a delimiter.
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

/** Whether an address is external: it has a scheme or a host. */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)
}

/** Path of a page's Markdown twin: the page's path without trailing slash, with `.md`; the root's is `/index.md`. */
export function markdownPath(slug: string): string {
  return slug === "/" ? "/index.md" : `${withoutTrailingSlash(slug)}.md`
}

/** Folder of the social cards of pages. */
export const cardFolder = "/cards"

/** Size of these pictures in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** The social card of the site, also used by pages without a card of their own. Page names do not start with `_`. */
export const siteCardPath = `${cardFolder}/_site.png`

/** Path of a page's social card: the page's path below the folder of cards; for the root, `index.png`. */
export function cardPath(slug: string): string {
  return `${cardFolder}${slug === "/" ? "/index" : withoutTrailingSlash(slug)}.png`
}
