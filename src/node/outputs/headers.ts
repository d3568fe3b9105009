import { createHash } from "node:crypto"
import { trustedTypesPolicy } from "../../shared/trusted-types"

/** Browser features that no page uses. A browser writes an error to the console for each name that it does not know. */
const unusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]

/** Name of the endpoint that browsers report violations to. */
const reportGroup = "violations"

/** External services that the policy has to allow. */
export interface ExternalServices {
  /** Origins of the hosted search service. */
  search: readonly string[]
  analytics: boolean
  /** Origins of external images. */
  images: readonly string[]
  /** Origins of embedded pages. */
  frames: readonly string[]
  /** Address that browsers report violations of the policy to. */
  report?: string
}

/** The texts of all inline scripts of a page, in order. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/type="(?!module|text\/javascript)[^"]+"/.test(attributes))
    .map(([, , text = ""]) => text)
}

/** Characters that React escapes in attributes. */
const references: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
}

/** The distinct values of a page's style attributes, unescaped, because browsers hash the unescaped value. */
export function styleAttributes(html: string): string[] {
  const values = [...html.matchAll(/<[a-z][^>]*\sstyle="([^"]*)"/g)].map(([, text = ""]) =>
    text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (reference) => references[reference] ?? reference),
  )
  return [...new Set(values)]
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

/**
 * Policy of the worker that checks calls. A worker has the policy of its own response, so pages themselves need not be
 * allowed to compile WebAssembly.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Policy of SVG files: opened as a page, an SVG must neither run scripts nor load resources. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Directives that browsers ignore in a `meta` element. */
const headerOnly = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/

/** The directives of a policy that are allowed in a `meta` element. */
export function policyOfMeta(policy: string): string {
  return policy
    .split("; ")
    .filter((directive) => !headerOnly.test(directive))
    .join("; ")
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
    "frame-src": services.frames.length > 0 ? [...services.frames] : ["'none'"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...services.search, ...collect],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'self'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
    // Scripts of the tracker create their own Trusted Types policies.
    ...(services.analytics
      ? {}
      : { "require-trusted-types-for": ["'script'"], "trusted-types": [trustedTypesPolicy] }),
    ...(services.report === undefined ? {} : { "report-uri": [services.report], "report-to": [reportGroup] }),
  }
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ")
}

/** Headers of every response. */
export function securityHeaders(html: string, services: ExternalServices): Record<string, string> {
  const { report } = services
  return {
    "Content-Security-Policy": contentSecurityPolicy(html, services),
    ...(report === undefined ? {} : { "Reporting-Endpoints": `${reportGroup}="${report}"` }),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  }
}
