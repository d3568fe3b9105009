import { createHash } from "node:crypto"
import { manifestName, searchFolder } from "../../shared/search/index-names"
import { sidebarFolder } from "../navigation/sidebar-view"
import type { BuildFacts, OutputFile } from "./output-pages"

/** Services outside of the site that a policy has to allow. */
export interface ExternalServices {
  /** Origins that search queries go to. */
  search: readonly string[]
  analytics: boolean
  /** Origins of the pictures that pages show from elsewhere. */
  images: readonly string[]
}

/** Text of every inline script of a page, in order. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/type="(?!module|text\/javascript)[^"]+"/.test(attributes))
    .map(([, , text = ""]) => text)
}

/** Text of every style attribute of a page, each once. */
export function styleAttributes(html: string): string[] {
  return [...new Set([...html.matchAll(/<[a-z][^>]*\sstyle="([^"]*)"/g)].map(([, text = ""]) => text))]
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

/**
 * The site's Content-Security-Policy.
 * @param html a page that has every inline script and style attribute of the site: they are allowed by their hashes
 */
export function contentSecurityPolicy(html: string, services: ExternalServices): string {
  const tags = services.analytics ? ["https://*.googletagmanager.com"] : []
  const collect = services.analytics
    ? [...tags, "https://*.google-analytics.com", "https://*.analytics.google.com"]
    : []
  const policy: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inlineScripts(html).map(hash), ...tags],
    "style-src": ["'self'"],
    "style-src-attr": ["'unsafe-hashes'", ...styleAttributes(html).map(hash)],
    "img-src": ["'self'", "data:", ...services.images, ...collect],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...services.search, ...collect],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'self'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
  }
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ")
}

/**
 * `_headers`, in the form that static hosts read: policy for every page, one year for files named by their content.
 * @param searchShards folder of the search index's files that never change, below the search folder
 */
export function headers(
  html: string,
  { pathPrefix }: BuildFacts,
  services: ExternalServices,
  searchShards: string | undefined,
): OutputFile {
  const forever = "  Cache-Control: public, max-age=31536000, immutable"
  const fresh = "  Cache-Control: public, max-age=0, must-revalidate"
  const blocks = [
    [
      `${pathPrefix}/*`,
      `  Content-Security-Policy: ${contentSecurityPolicy(html, services)}`,
      "  X-Content-Type-Options: nosniff",
      "  X-Frame-Options: DENY",
      "  Referrer-Policy: strict-origin-when-cross-origin",
      "  Permissions-Policy: camera=(), microphone=(), geolocation=()",
      "  Strict-Transport-Security: max-age=31536000; includeSubDomains",
    ],
    [`${pathPrefix}/static/*`, forever],
    [`${pathPrefix}/*.js`, forever],
    [`${pathPrefix}/*.css`, forever],
    [`${pathPrefix}/${sidebarFolder}/*`, forever],
    [`${pathPrefix}/page-data/*`, fresh],
    [`${pathPrefix}/${searchFolder}/${manifestName}`, fresh],
    ...(searchShards === undefined ? [] : [[`${pathPrefix}/${searchFolder}/${searchShards}/*`, forever]]),
    [`${pathPrefix}/*.md`, "  Content-Type: text/markdown; charset=utf-8", "  X-Robots-Tag: noindex"],
  ]
  return { path: "_headers", text: `${blocks.map((block) => block.join("\n")).join("\n\n")}\n` }
}

/** `_redirects`: addresses of the old site that moved. */
export function redirects({ pathPrefix }: BuildFacts): OutputFile {
  const moved = [
    ["/docs/*", "/:splat"],
    ["/index.html", "/"],
  ]
  return {
    path: "_redirects",
    text: `${moved.map(([from, to]) => `${pathPrefix}${from} ${pathPrefix}${to} 301`).join("\n")}\n`,
  }
}
