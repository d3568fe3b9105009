import { daysBetween } from "../../content/days-between"
import { linesOf } from "../../../shared/source-position"
import type { Content } from "../../content/content"
import { readContentText } from "../../content/files/read-content-text"
import { reportFileOf } from "../../content/layout"
import type { Problem } from "../../report/problem"

/** Reports releases whose day is in the future. */
export function checkReleases(
  { layout, releases }: Pick<Content, "layout" | "releases">,
  today: Date,
): Problem[] {
  return releases.flatMap(({ file, releases }) =>
    releases.flatMap(({ version, date }): Problem[] => {
      if (daysBetween(date, today) >= -1) return []
      const lines = linesOf(readContentText(layout, file)?.text ?? "")
      const index = lines.findIndex((line) => line.includes(`"${version}"`) && line.includes(`"${date}"`))
      return [
        {
          rule: "front-matter",
          file: reportFileOf(layout, file),
          line: Math.max(0, index) + 1,
          column: 1,
          message: `The day of the release ${version}, ${date}, is in the future.`,
          fix: "write the day on which it was released.",
        },
      ]
    }),
  )
}
