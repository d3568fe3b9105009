import { sidebarFolder } from "../../navigation/sidebar-view"
import { escapeRegExp } from "../../markdown/text/escape-reg-exp"
import { cardFolder, isBelow, splitAddress, withoutTrailingSlash } from "../../../shared/paths"
import { checkWorkerName } from "../../../shared/check-worker"
import { manifestName, searchFolder } from "../../../shared/search/index-names"
import { drawingPolicy, workerPolicy } from "../headers"

/** A redirect, below the path prefix. */
export interface Redirect {
  /** A path without trailing slash; `/*` at its end matches everything below it. */
  from: string
  /** A path of the site, with `:splat` for the text matched by the asterisk, or an external address. */
  to: string
}

/** Headers of the files that match a pattern. */
interface FileHeaders {
  /** `/folder/*` or `/folder/*.ext`, `/*.ext` for all files of a type, or one path. */
  pattern: string
  headers: Readonly<Record<string, string>>
}

/** The rules that all host configurations are generated from. Paths are below the prefix. */
export interface HostRules {
  /** Path the site is served below, without trailing slash; empty at the root of a host. */
  prefix: string
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>
  /** Headers of files other than pages. If several patterns set a header, the last one wins. */
  files: readonly FileHeaders[]
  /** The same, and the headers of pages and redirects at addresses that the patterns match, for hosts that compare addresses. */
  addresses: readonly FileHeaders[]
  /** Media types by file extension; text is UTF-8. */
  types: Readonly<Record<string, string>>
  /** Redirects of single paths come before files: their files are only stubs for hosts without rules. */
  redirects: readonly Redirect[]
  /** Configuration files of hosts, which are not part of the site. */
  hidden: readonly string[]
  /** Paths of all pages. */
  pages: readonly string[]
}

const forever = "public, max-age=31536000, immutable"

/** Caching of cards, which other sites show and seldom request again: they change with their page. */
const oneDay = "public, max-age=86400"

/** Default caching: copies are stored, and revalidated before each use. */
export const revalidated = "public, max-age=0, must-revalidate"

const types = {
  avif: "image/avif",
  css: "text/css",
  gif: "image/gif",
  html: "text/html",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  md: "text/markdown",
  mjs: "text/javascript",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  tf: "text/plain",
  txt: "text/plain",
  wasm: "application/wasm",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
  zip: "application/zip",
} as const

/** Whether a media type is text, which has a charset. */
export function isText(type: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript)$/.test(type)
}

/** Whether files of a media type become much smaller when they are compressed. */
export function isCompressible(type: string): boolean {
  return isText(type) || type === types.wasm
}

/** The `Content-Type` of a media type. */
export function contentType(type: string): string {
  return isText(type) ? `${type}; charset=utf-8` : type
}

const safeSegment = "[A-Za-z0-9_~-][A-Za-z0-9._~-]*"

/**
 * Pattern for page paths. Hosts decode a path before matching: text that they copy from it into a header must not contain
 * line breaks, and must not start with two slashes, which would refer to another host.
 */
export const safePath = `(?:/${safeSegment})+`

/** Paths that can be patterns. Other characters have a meaning in the configurations of hosts. */
const patternPath = /^[\p{L}\p{M}\p{N}/._~-]+$/u

/**
 * Pattern for the paths that the redirect of a folder applies to: the folder, and safe paths below it. Its only group is
 * the text for `:splat`, without the slash before it.
 */
export function folderExpression({ from }: Redirect): string {
  return `^${from.slice(0, -2)}(?:/((?:${safeSegment}(?:/${safeSegment})*/?)?))?$`
}

/** The site's rules. */
export function hostRules({
  prefix,
  headers,
  searchShards,
  redirects,
  pages,
  staticFiles,
}: Pick<HostRules, "prefix" | "headers" | "redirects" | "pages"> & {
  /** Folder of the search index's immutable files, below the search folder. */
  searchShards: string | undefined
  /** Paths of the files that authors have added as they are. Their names stay the same when their content changes. */
  staticFiles: readonly string[]
}): HostRules {
  const cached = (pattern: string, value: string): FileHeaders => ({
    pattern,
    headers: { "Cache-Control": value },
  })
  const bundled = ["/static/*", "/*.js", "/*.css", "/*.wasm"].map((pattern) => cached(pattern, forever))
  const files = [
    ...bundled,
    ...authored(staticFiles, bundled).map((pattern) => cached(pattern, revalidated)),
    { pattern: `/${checkWorkerName}-*.js`, headers: { "Content-Security-Policy": workerPolicy } },
    { pattern: "/*.svg", headers: { "Content-Security-Policy": drawingPolicy } },
    cached(`/${sidebarFolder}/*.json`, forever),
    {
      pattern: `${cardFolder}/*.png`,
      headers: { "Cache-Control": oneDay, "Cross-Origin-Resource-Policy": "cross-origin" },
    },
    cached("/page-data/*", revalidated),
    cached(`/${searchFolder}/${manifestName}`, revalidated),
    ...(searchShards === undefined ? [] : [cached(`/${searchFolder}/${searchShards}/*`, forever)]),
    { pattern: "/*.md", headers: { "X-Robots-Tag": "noindex" } },
  ]
  return {
    prefix,
    headers,
    files,
    addresses: [...files, ...pageRules([...pages, ...redirects.map(({ from }) => from)], files, headers)],
    types,
    redirects: [
      ...redirects.map(({ from, to }) => ({ from, to: encodedTarget(to) })),
      // Not in a tree whose docs are in this folder: CloudFront does not know which files exist.
      ...(pages.some((page) => isBelow(page, "/docs")) ? [] : [{ from: "/docs/*", to: "/:splat" }]),
    ],
    hidden: ["/_headers", "/_redirects"],
    pages,
  }
}

/**
 * Patterns for authors' own files that are called like the bundler's: their top folders, because hosts limit the number of
 * rules, but not the folder `/static/`, which has the bundler's files.
 */
function authored(staticFiles: readonly string[], bundled: readonly FileHeaders[]): string[] {
  const matchers = bundled.map(({ pattern }) => matcherOf(pattern))
  const alike = staticFiles.filter(
    (path) => patternPath.test(path) && matchers.some((matches) => matches(path)),
  )
  return [...new Set(alike.map((path) => path.replace(/^(\/(?!static\/)[^/]+\/).*/, "$1*")))]
}

/**
 * Rules of pages that are called like other files, at both of their addresses: the pages `/guides/node.js` and `/static/hosts`
 * are not immutable, and `/logos.svg` does not have the policy of a drawing.
 * @param pages also the former addresses of pages
 * @param general headers of every response
 */
function pageRules(
  pages: readonly string[],
  files: readonly FileHeaders[],
  general: HostRules["headers"],
): FileHeaders[] {
  const values = Object.entries({ ...general, "Cache-Control": revalidated })
  const rules = files.map(({ pattern, headers }) => ({ matches: matcherOf(pattern), headers }))
  const addresses = pages.map(withoutTrailingSlash).flatMap((page) => [page, `${page}/`])
  return addresses.flatMap((pattern) => {
    if (!patternPath.test(pattern)) return []
    const set = new Map(
      rules.flatMap(({ matches, headers }) => (matches(pattern) ? Object.entries(headers) : [])),
    )
    const headers = values.filter(([name, value]) => (set.get(name) ?? value) !== value)
    return headers.length === 0 ? [] : [{ pattern, headers: Object.fromEntries(headers) }]
  })
}

/** Returns whether a pattern matches a path. */
export function matcherOf(pattern: string): (path: string) => boolean {
  const expression = new RegExp(patternExpression(pattern))
  return (path) => expression.test(path)
}

/**
 * Percent-encodes all that cannot be written in an address, and the dollar sign: hosts replace `$name` and `{name}` by their
 * variables, and a space or a quotation mark ends the target.
 */
export function encodedTarget(to: string): string {
  return to.replace(/[^\w.~:/?#[\]@!&'()*+,;=%-]/gu, encodeURIComponent)
}

/** Converts a pattern to a regular expression for nginx, Caddy and JavaScript. */
export function patternExpression(pattern: string): string {
  if (pattern.endsWith("*")) return `^${escapeRegExp(pattern.slice(0, -1))}`
  if (pattern.startsWith("/*")) return `${escapeRegExp(pattern.slice(2))}$`
  return `^${pattern.split("*").map(escapeRegExp).join(".*")}$`
}

/** Separates redirects of single paths from those of whole folders. */
export function splitRedirects({ redirects }: Pick<HostRules, "redirects">) {
  return {
    exact: redirects.filter(({ from }) => !from.endsWith("/*")),
    folders: redirects.filter(({ from }) => from.endsWith("/*")),
  }
}

/** A redirect's target with the path prefix. */
export function targetOf({ to }: Redirect, prefix: string): string {
  return to.startsWith("/") ? `${prefix}${to}` : to
}

/**
 * A redirect's target with the query of the request, which is put before the fragment; a target with a query keeps its own, as
 * in `npm run serve`.
 * @param query the host's expression for the query with its question mark
 */
export function targetWithQuery(redirect: Redirect, prefix: string, query: string): string {
  const { path, search, hash } = splitAddress(targetOf(redirect, prefix))
  return path + (search || query) + hash
}

/** The headers of the rules, with their value per pattern in order. */
export function headersByName(rules: readonly FileHeaders[]) {
  const names = new Map<string, { pattern: string; value: string }[]>()
  for (const { pattern, headers } of rules)
    for (const [name, value] of Object.entries(headers))
      names.set(name, [...(names.get(name) ?? []), { pattern, value }])
  return names
}
