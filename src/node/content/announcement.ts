import { z } from "zod"

const color = z.string().regex(/^[#\w(),.%/ -]+$/, "must be a CSS colour")

/** Fields of `announcement.yml`. `content` is inline Markdown. */
export const announcementSchema = z.strictObject({
  id: z.string().min(1),
  content: z.string().min(1),
  backgroundColor: color.optional(),
  textColor: color.optional(),
  closeable: z.boolean().default(true),
})

export type AnnouncementSource = z.infer<typeof announcementSchema>
