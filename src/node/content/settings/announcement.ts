import { z } from "zod"
import { suggest } from "../../../hcl/suggest"
import { usableFields, type Salvage } from "../yaml/usable-parts"
import { colorNames, isColorName } from "./color-names"

/** Path of the file in the content tree. */
export const announcementFile = "announcement.yml"

/** A hex color, a color name, or a CSS color function; no function that loads a resource. */
const color = z
  .string()
  .regex(
    /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([a-z\d\s.,%/+-]+\))$/i,
    'must be a CSS color such as "#1a2b3c", with three, four, six or eight digits, or a name',
  )
  .refine((value) => !/^[a-z]+$/i.test(value) || isColorName(value), {
    error: ({ input }) => {
      const near = suggest(String(input), colorNames)
      return `must be a color that CSS knows${near === undefined ? "" : `, such as "${near}"`}`
    },
  })

/** Fields of `announcement.yml`. `content` is inline Markdown. */
export const announcementSchema = z.strictObject({
  id: z.string().min(1),
  content: z.string().min(1),
  backgroundColor: color.optional(),
  textColor: color.optional(),
  closeable: z.boolean().default(true),
})

/** The text of an announcement as the body of a Markdown file. */
export function announcementBody({ content }: Pick<AnnouncementSource, "content">) {
  return { file: announcementFile, format: "md", body: content, bodyLine: 1 } as const
}

/** Checks that the schema cannot express: colors that make the text invisible, and block content. */
export function announcementProblems({ content, textColor, backgroundColor }: AnnouncementSource) {
  return [
    ...(textColor !== undefined && textColor === backgroundColor
      ? [
          {
            field: "textColor",
            message: '"textColor" is the same as "backgroundColor": nobody can read the announcement.',
            fix: "give one of them another color.",
          },
        ]
      : []),
    ...(/^(?:#{1,6} |[-*+] |> |```|:::|\d+[.)] )/m.test(content) || /\n\s*\n/.test(content)
      ? [
          {
            field: "content",
            message:
              "The announcement must be one line of text, but has several paragraphs or a block, such as a heading or a list.",
            fix: "write one sentence or two, with links and bold words at most.",
          },
        ]
      : []),
  ]
}

/** Keeps the text of an announcement with an invalid id, so that its links can be checked. */
export const salvageAnnouncement: Salvage = (value, issues) => ({
  id: "announcement",
  ...usableFields(value, issues),
})

export type AnnouncementSource = z.infer<typeof announcementSchema>
