import { z } from "zod"

/** A path of the site with only those characters that all hosts compare in the same way. */
const oldAddress = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/?$/

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
  .regex(
    /^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/,
    'must be a path such as "/guides/new-name", or an https address',
  )

/** The new address of a heading: `#id` on the same page, or a page with or without a fragment. */
export const movedAnchorSchema = z
  .string()
  .regex(/^(?:#[^\s#]+|\/(?!\/)[^\s\\]*)$/, 'must be "#new-id", or a path such as "/guides/page#new-id"')
