import { z } from "zod"
import type { Salvage } from "./parse-yaml"
import { withoutWrongFields } from "./without-wrong-fields"

/** A hex colour, a name, or one of CSS's functions for colours; nothing that loads what it names. */
const color = z
  .string()
  .regex(
    /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([a-z\d\s.,%/+-]+\))$/i,
    "must be a CSS colour",
  )

/** Fields of `announcement.yml`. `content` is inline Markdown. */
export const announcementSchema = z.strictObject({
  id: z.string().min(1),
  content: z.string().min(1),
  backgroundColor: color.optional(),
  textColor: color.optional(),
  closeable: z.boolean().default(true),
})

/** Keeps the text of an announcement whose id is wrong, for the checks of its links. */
export const salvageAnnouncement: Salvage = (value, issues) => ({
  id: "announcement",
  ...withoutWrongFields(value, issues),
})

export type AnnouncementSource = z.infer<typeof announcementSchema>
