import type { Content } from "../../content/content"
import { announcementFile } from "../../content/settings/announcement"
import { usedVariables, variableFault } from "../../content/settings/variables"
import type { Problem } from "../../report/problem"
import { fieldProblem } from "../field-problem"

type Tree = Pick<
  Content,
  "layout" | "documents" | "variables" | "announcement" | "announcementPosition" | "positionOf"
>

/**
 * Reports variables in front matter, where they are not replaced, and unknown variables in the announcement.
 */
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
  const inAnnouncement = usedVariables(announcement?.content ?? "").flatMap(({ name }): Problem[] => {
    const fault = variableFault(variables, name)
    const file = `${layout.reportRoot}/${announcementFile}`
    return fault ? [{ rule: "unknown-variable", file, ...announcementPosition, ...fault }] : []
  })
  return [...inFields, ...inAnnouncement]
}
