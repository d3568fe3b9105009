import { existsSync, statSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { constants } from "node:zlib"
import compression from "compression"
import parseRange from "range-parser"
import sirv from "sirv"
import { acceptsMarkdown, twinLink } from "../../src/node/outputs/hosting/markdown-twins.mjs"
import { errorText } from "../lib/error-text.mjs"
import { readIfThere } from "../lib/read-if-there.mjs"
import { headersFor, parseHeaders } from "./headers-file.mjs"
import { findRedirect, parseRedirects } from "./redirects-file.mjs"
import { readRequestPath } from "./request-path.mjs"

/** Types that the file server does not know, or sends without charset. */
const contentTypes = new Map([
  [".css", "text/css; charset=utf-8"],
  [".html", "text/html; charset=utf-8"],
  [".ico", "image/x-icon"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json; charset=utf-8"],
  [".md", "text/markdown; charset=utf-8"],
  [".tf", "text/plain; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
  [".xml", "application/xml; charset=utf-8"],
])

/** Default `Cache-Control` of static hosts for files without a rule in `_headers`. */
const defaultCacheControl = "public, max-age=0, must-revalidate"

const wantsMarkdown = new RegExp(acceptsMarkdown, "i")

/** Configuration files of the host, which are not part of the site. */
const hostFiles = new Set(["/_headers", "/_redirects"])

/**
 * The path prefix of a build, without a trailing slash; empty at the root of a host.
 * @param {string} directory
 * @returns {string}
 */
function readPathPrefix(directory) {
  const { pathPrefix = "" } = JSON.parse(readIfThere(path.join(directory, "build.json")) ?? "{}")
  return pathPrefix.replace(/\/$/, "")
}

/**
 * The path below the prefix, or `undefined` for one outside the site.
 * @param {string} pathname
 * @param {string} prefix
 */
function belowPrefix(pathname, prefix) {
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined
}

/**
 * Normalizes the `Range` header to the only form that the file server handles correctly: both ends, within the file.
 * @param {import("node:http").IncomingMessage} request
 * @param {number} size of the file, in bytes
 * @returns {string | undefined} `undefined` if the whole file should be sent, which HTTP always permits
 */
function readRange({ headers }, size) {
  // A weak ETag cannot prove that the client's partial copy is of the same file.
  if (headers.range === undefined || headers["if-range"] !== undefined) return undefined
  const ranges = parseRange(size, headers.range)
  if (ranges === -1) return `bytes=${size}-` // starts after the end: results in 416
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return undefined
  const [range] = ranges
  // The file server interprets an end of 0 as "to the end".
  return range === undefined || range.end === 0 ? undefined : `bytes=${range.start}-${range.end}`
}

/**
 * Percent-encodes a redirect's target for a header.
 * @param {string} to path or address
 */
function location(to) {
  const { href, origin, pathname, search, hash } = new URL(to, "http://site")
  return origin === "http://site" ? pathname + search + hash : href
}

const compress = compression({
  // A range refers to bytes of the file, so the response must not be compressed.
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
  // Compared with quality 9, scripts take a seventh of the time and one percent more bytes.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
})

/**
 * A server for a finished build that behaves like a static host: it compresses, applies `_headers` and
 * `_redirects`, serves both slash forms of a page, and sends `404.html` for unknown paths. Files are read from
 * disk on each request, rules once. Paths in `_headers` and `_redirects` include the path prefix.
 * @param {string} directory
 * @returns {import("node:http").Server} not listening yet
 * @throws if `_headers` or `_redirects` have a syntax error, with its line
 */
export function createSiteServer(directory) {
  const site = readSite(directory)
  return createServer((request, response) => {
    // The file server does not handle errors of the file's stream, such as a deleted or unreadable file.
    response.on("pipe", (file) => file.on("error", (error) => abortResponse(response, error)))
    compress(request, response, () => {
      try {
        answer({ site, request, response })
      } catch (error) {
        abortResponse(response, error)
      }
    })
  })
}

/**
 * A build with its rules and its file server.
 * @typedef {ReturnType<typeof readSite>} Site
 */

/**
 * @param {string} directory
 * @throws if `_headers` or `_redirects` have a syntax error, with its line
 */
function readSite(directory) {
  const name = path.basename(directory)
  const redirectRules = parseRedirects(
    readIfThere(path.join(directory, "_redirects")) ?? "",
    `${name}/_redirects`,
  )
  return {
    directory,
    prefix: readPathPrefix(directory),
    headerRules: parseHeaders(readIfThere(path.join(directory, "_headers")) ?? "", `${name}/_headers`),
    redirectRules,
    /** The redirects that apply even if the path has a file. */
    forcedRules: redirectRules.filter(({ force }) => force),
    files: sirv(directory, {
      dev: true,
      etag: true,
      extensions: ["html"],
      setHeaders: fileHeaders(directory),
    }),
  }
}

/**
 * The function that prepares the response with a file. The file server reads the `Range` header only afterwards.
 * @param {string} directory
 * @returns {NonNullable<import("sirv").Options["setHeaders"]>}
 */
function fileHeaders(directory) {
  return (response, pathname, { size }) => {
    const { req: request } = response
    const range = readRange(request, size)
    if (range === undefined) delete request.headers.range
    else request.headers.range = range
    const type = typeOf(path.join(directory, pathname))
    if (type && !response.hasHeader("Content-Type")) response.setHeader("Content-Type", type)
  }
}

/**
 * The type of a requested file; `undefined` for a page, whose address can end like the name of a file: `/guides/node.js`.
 * @param {string} requested
 */
function typeOf(requested) {
  const file = requested.replace(/\/$/, "")
  return statSync(file, { throwIfNoEntry: false })?.isFile()
    ? contentTypes.get(path.extname(file))
    : undefined
}

/**
 * A request to a site, and its response.
 * @typedef {{
 *   site: Site
 *   request: import("node:http").IncomingMessage
 *   response: import("node:http").ServerResponse
 * }} Exchange
 */

/** @param {Exchange} exchange */
function answer(exchange) {
  const { site, request, response } = exchange
  const [rawPath = "/", ...query] = (request.url ?? "/").split("?")
  const search = query.length > 0 ? `?${query.join("?")}` : ""
  const pathname = readRequestPath(rawPath)
  if (pathname === undefined) return sendText(response, 400, "The address is malformed.")
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD")
    return sendText(response, 405, "This site can only be read.")
  }

  response.setHeader("Cache-Control", defaultCacheControl)
  for (const [header, value] of headersFor(site.headerRules, pathname)) response.setHeader(header, value)

  if (pathname !== "/" && pathname === site.prefix)
    return follow(exchange, { to: `${site.prefix}/${search}`, status: 301 })
  const forced = findRedirect(site.forcedRules, pathname, search)
  if (forced) return follow(exchange, forced)
  sendFile(exchange, negotiate(exchange, pathname), () => {
    const redirect = findRedirect(site.redirectRules, pathname, search)
    if (redirect) return follow(exchange, redirect)
    if (pathname === "/" && site.prefix !== "")
      return follow(exchange, { to: `${site.prefix}/${search}`, status: 302 })
    sendNotFound(exchange)
  })
}

/**
 * Content negotiation: sets the `Link` header to the Markdown twin of a page, and returns the path of the twin for clients
 * that accept Markdown.
 * @param {Exchange} exchange
 * @param {string} page decoded path
 */
function negotiate({ site, request, response }, page) {
  const twin = twinOf(site, page)
  if (twin === undefined) return page
  response.setHeader("Link", twinLink(site.prefix, twin))
  response.setHeader("Vary", "Accept")
  return wantsMarkdown.test(request.headers.accept ?? "") ? site.prefix + twin : page
}

/**
 * The Markdown twin of a page, below the prefix; `undefined` if there is no such page.
 * @param {Site} site
 * @param {string} pathname
 */
function twinOf({ directory, prefix }, pathname) {
  const page = belowPrefix(pathname, prefix)
  if (page === undefined || !/^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/.test(page)) return undefined
  const twin = page === "/" ? "/index.md" : `${page.replace(/\/$/, "")}.md`
  return existsSync(path.join(directory, twin)) ? twin : undefined
}

/**
 * @param {Exchange} exchange
 * @param {import("./redirects-file.mjs").Redirect} redirect
 */
function follow(exchange, { to, status }) {
  if (status === 404) return sendNotFound(exchange)
  if (status === 200) {
    const file = readRequestPath(to.replace(/[?#].*$/, ""))
    return file === undefined
      ? sendNotFound(exchange)
      : sendFile(exchange, file, () => sendNotFound(exchange))
  }
  exchange.response.setHeader("Location", location(to))
  sendText(exchange.response, status, `Go to ${to}`)
}

/**
 * @param {Exchange} exchange
 * @param {string} target decoded path
 * @param {() => void} otherwise called when there is no such file
 */
function sendFile({ site, request, response }, target, otherwise) {
  const inside = belowPrefix(target, site.prefix)
  if (inside === undefined || hostFiles.has(inside.replace(/\/$/, ""))) return otherwise()
  // The file server decodes like decodeURI: of the reserved characters, only these two must not be read as delimiters.
  request.url = encodeURI(inside).replace(/[?#]/g, encodeURIComponent)
  site.files(request, response, otherwise)
}

/** @param {Exchange} exchange */
function sendNotFound({ site, response }) {
  const page = readIfThere(path.join(site.directory, "404.html"))
  if (page === undefined) return sendText(response, 404, "There is no such page.")
  response.statusCode = 404
  for (const { set } of site.headerRules) for (const name of set.keys()) response.removeHeader(name)
  for (const [name, value] of headersFor(site.headerRules, `${site.prefix}/404.html`))
    response.setHeader(name, value)
  response.setHeader("Cache-Control", defaultCacheControl)
  response.setHeader("Content-Type", "text/html; charset=utf-8")
  response.end(page)
}

/**
 * Ends a response after an error.
 * @param {import("node:http").ServerResponse} response
 * @param {unknown} error
 */
function abortResponse(response, error) {
  console.error(errorText(error))
  if (response.headersSent) response.destroy()
  else sendText(response, 500, "The file cannot be read.")
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function sendText(response, status, text) {
  response.statusCode = status
  response.setHeader("Content-Type", "text/plain; charset=utf-8")
  response.end(`${text}\n`)
}
