import { z } from "zod"
import { movedAnchorSchema, movedIdSchema, oldAddressSchema } from "../routes/addresses"

/** A date with an optional time. */
const dayShape = /^(\d{4}-\d{2}-\d{2})(?:[Tt\s]+\d{1,2}:[\w:.+ -]*)?$/
export const date = z.string().refine(isDate, {
  error: ({ input }) => `must be a day of the calendar such as 2026-01-31, not "${String(input)}"`,
})
/** Normalizes a date in any form that JavaScript parses to yyyy-mm-dd. */
export const anyDate = z.preprocess((value) => (typeof value === "string" ? isoDate(value) : value), date)
/** Text; also accepts a number, because YAML parses `404` as one. */
export const text = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().trim().min(1, "must not be empty"),
)
/** Optional text; an empty string counts as missing. */
const textOrNone = z.preprocess((value) => (value === "" ? undefined : value), text.optional())
export const textOrNull = z.union([text, z.null()], "must be text, or null for none")
const tag = z.union(
  [text, z.strictObject({ label: text, permalink: text })],
  'must be text, or have a "label" and a "permalink"',
)
export const level = z.int().min(2).max(6)
const textOrList = z.union([text, z.array(text)], "must be text, or a list of it")
/** A text or a list of texts, normalized to a list. */
export const texts = textOrList.transform((value) => (typeof value === "string" ? [value] : value))
/** A repository and one of its releases. */
export const release = text.refine((value) => /^[\w.-]+ v?\d[\w.+-]*$/.test(value), {
  error: 'must be a repository and its release such as "terraform-aws-eks v0.60.0"',
})

/** The fields that every kind of page has. */
export const commonFields = {
  title: textOrNone.optional(),
  description: textOrNone.optional(),
  tags: z.array(tag).optional(),
  keywords: textOrList.optional(),
  image: text.optional(),
  applies_to: text.optional(),
  /** On a page about an old version: address of the page with the current information. */
  replaced_by: text.optional(),
  last_reviewed: date.optional(),
  /** Former addresses of the page. */
  redirect_from: z.array(oldAddressSchema).optional(),
  /** Former ids of headings, with their new addresses. */
  moved: z.record(movedIdSchema, movedAnchorSchema).optional(),
}

/** Whether a text starts with an existing date: JavaScript parses February 30 as March 2. */
function isDate(written: string): boolean {
  const [, day = ""] = dayShape.exec(written.trim()) ?? []
  const read = new Date(day)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

/** Converts a date to yyyy-mm-dd, the day as it is written; returns anything else unchanged. */
function isoDate(written: string): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(written)) return written
  // JavaScript uses the last time zone of a text. With UTC there, the day is the written one, on a machine in any time zone.
  const read = new Date(`${written} UTC`)
  return Number.isNaN(read.getTime()) ? written : read.toISOString().slice(0, 10)
}
