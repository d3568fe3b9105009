import { z } from "zod"
import { withoutTrailingSlash } from "../../../shared/paths"

/** A path of the site with only those characters that all hosts compare in the same way. */
const oldAddress = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/?$/

/**
 * A decoded segment of a page's path. Not allowed are `.` and `..`, which are other folders; a colon at the
 * start and `*`, which are placeholders in redirects; `?`, `#` and percent-encoded characters, which change
 * the address; and characters that file names cannot have on every system.
 */
const segment = /^(?!\.{1,2}$|:)(?:(?!%[\da-f]{2})[^\\?#*"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}])+$/iu

/** Whether a text without slashes can be a segment of a page's path. */
export function isPathSegment(text: string): boolean {
  return segment.test(text)
}

/** Whether a decoded path, with or without a trailing slash, can be the address of a page. */
export function isPagePath(path: string): boolean {
  return path === "/" || withoutTrailingSlash(path).slice(1).split("/").every(isPathSegment)
}

/** The requirements of `isPagePath`, for messages. */
export const pagePathShape =
  'must be a path without empty parts, parts of dots alone, control characters, and any of \\ ? # * " < > |'

/** A path of the site, with or without query and fragment. */
const sitePath = /^\/(?!\/)[^\s\\]*$/

/** The path of a page that a field leads to. */
export const sitePathSchema = z
  .string()
  .regex(sitePath, 'must be a path of this site, such as "/guides/name"')

/** A former address of a page. */
export const oldAddressSchema = z
  .string()
  .regex(
    oldAddress,
    'must be a path such as "/guides/old-name", of letters, digits, dots, hyphens and underscores',
  )

/** The target of a redirect: a path of the site, or an external address. */
export const newAddressSchema = z
  .string()
  .refine(
    (to) => !/[\s\\\p{Cs}]/u.test(to) && (sitePath.test(to) || isSecureAddress(to)),
    'must be a path such as "/guides/new-name", or an https address',
  )

/** The former id of a heading. */
export const movedIdSchema = z.string().regex(/^[^\s#]+$/, {
  error: ({ input }) => `must be the id alone: ${String(input).replace(/^#/, "") || "old-id"}`,
})

/** The new address of a heading: `#id` on the same page, or a page with or without a fragment. */
export const movedAnchorSchema = z
  .string()
  .regex(/^(?:#[^\s#]+|\/(?!\/)[^\s\\]*)$/, 'must be "#new-id", or a path such as "/guides/page#new-id"')

/** Whether a text is an https address without a password, which hosts would publish. */
function isSecureAddress(text: string): boolean {
  if (!text.startsWith("https://") || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === "" && password === ""
}
