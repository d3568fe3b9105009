import type { Content } from "../../content/content"
import type { ContentDocument } from "../../content/document"
import { announcementFile } from "../../content/settings/announcement"
import { usedVariables, variableFault } from "../../content/settings/variables"
import type { Problem } from "../../report/problem"
import { fieldProblem } from "../field-problem"
import { reportFileOf } from "../../content/layout"

type Tree = Pick<
  Content,
  "layout" | "documents" | "variables" | "announcement" | "announcementPosition" | "positionOf"
>

/** Reports variables in front matter and titles, where they are not replaced, and unknown variables in the announcement. */
export function checkVariables(content: Tree): Problem[] {
  const { documents, variables, announcement, announcementPosition, layout, positionOf } = content
  if (!variables) return []
  const inFields = documents.flatMap((document) =>
    Object.entries(document.frontMatter).flatMap(([field, value]): Problem | Problem[] => {
      const [used] = usedVariables(JSON.stringify(value))
      if (!used) return []
      return fieldProblem(positionOf, document, [field], {
        rule: "unknown-variable",
        message: `Front matter has no variables: readers of "${field}" would see {{${used.name}}}.`,
        fix: `write the text of "${used.name}".`,
      })
    }),
  )
  const inTitles = documents.flatMap(inTitle)
  const inAnnouncement = usedVariables(announcement?.content ?? "").flatMap(({ name }): Problem[] => {
    const fault = variableFault(variables, name)
    const file = reportFileOf(layout, announcementFile)
    return fault ? [{ rule: "unknown-variable", file, ...announcementPosition, ...fault }] : []
  })
  return [...inFields, ...inTitles, ...inAnnouncement]
}

/** The problem of a variable in the title that opens a page's body. The names of pages are known before the variables are. */
function inTitle({ heading, frontMatter, body, bodyLine, dialect, reportFile }: ContentDocument): Problem[] {
  if (heading === undefined || heading === frontMatter.title || dialect) return []
  const [used] = usedVariables(heading)
  const written = used && usedVariables(body).find(({ name }) => name === used.name)
  if (!written) return []
  return [
    {
      rule: "unknown-variable",
      file: reportFile,
      line: bodyLine + written.line - 1,
      column: written.column,
      message: `Titles have no variables: readers would see {{${used.name}}}.`,
      fix: `write the text of "${used.name}".`,
    },
  ]
}
