import type { Content } from "../../content/content"
import { resolveLink } from "../../content/routes/resolve-link"
import type { Problem } from "../../report/problem"
import { fieldProblem } from "../field-problem"

type Checked = Pick<Content, "documents" | "index" | "layout" | "positionOf">

/** Reports invalid values of `replaced_by`, and pages with `replaced_by` but without `applies_to`. */
export function checkReplacements({ documents, index, layout, positionOf }: Checked): Problem[] {
  const replaced = new Set(documents.flatMap(({ id, frontMatter }) => (frontMatter.replaced_by ? [id] : [])))
  return documents.flatMap((document): Problem[] => {
    const { replaced_by: address, applies_to: version } = document.frontMatter
    if (address === undefined) return []
    const problems: Problem[] = []
    const report = (message: string, fix: string) =>
      problems.push(fieldProblem(positionOf, document, ["replaced_by"], { message, fix }))
    const link = resolveLink(index, layout, document, address)
    const target = link.kind === "page" ? link.page.id : undefined
    if (target === undefined)
      report(`"${address}" in "replaced_by" is not a page.`, "name the address of a page of this site.")
    else if (replaced.has(target))
      report(
        `"${address}" in "replaced_by" is replaced itself.`,
        "name the page with the current information.",
      )
    if (version === undefined)
      report(
        'The page has "replaced_by", but does not say which old version it is about.',
        'add "applies_to".',
      )
    return problems
  })
}
