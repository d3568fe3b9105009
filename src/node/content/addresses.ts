import { z } from "zod"

/** A path of the site in the characters that every host compares alike. */
const oldAddress = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/?$/

/** An address that a page had earlier. */
export const oldAddressSchema = z
  .string()
  .regex(
    oldAddress,
    'must be a path such as "/guides/old-name", of letters, digits, dots, hyphens and underscores',
  )

/** Where something moved to: a path of the site, or an address elsewhere. */
export const newAddressSchema = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/,
    'must be a path such as "/guides/new-name", or an https address',
  )

/** Where a heading moved to: `#id` on the same page, or a page with or without a fragment. */
export const movedAnchorSchema = z
  .string()
  .regex(/^(?:#[^\s#]+|\/(?!\/)[^\s\\]*)$/, 'must be "#new-id", or a path such as "/guides/page#new-id"')
