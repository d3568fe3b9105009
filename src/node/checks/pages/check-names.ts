import { isOfKind, type ContentDocument } from "../../content/document"
import type { Content } from "../../content/content"
import type { Problem } from "../../report/problem"
import { didYouMean } from "../../../hcl/suggest"
import { fieldProblem } from "../field-problem"

/**
 * Reports references in front matter to sidebars, pages and articles that do not exist, and to the page itself. Sidebars are only
 * checked if the tree declares them: a Docusaurus tree may have a `sidebars.js`.
 */
export function checkNames({ documents, index, sidebarFile, positionOf }: Content): Problem[] {
  const sidebars = [...index.sidebars.keys()]
  const ids = [...index.byId.keys()]

  const unknown = (
    document: ContentDocument,
    field: readonly [string, ...PropertyKey[]],
    named: string,
    fix: string,
  ): Problem =>
    fieldProblem(positionOf, document, field, {
      message: `"${field[0]}" names the ${named}, which does not exist.`,
      fix,
    })

  return documents.flatMap((document): Problem[] => {
    if (isOfKind(document, "article"))
      return (document.frontMatter.related ?? []).flatMap((number, position) =>
        index.byId.has(`knowledge-base/${number}`)
          ? []
          : unknown(
              document,
              ["related", position],
              `article ${number}`,
              "name an article by its number, or remove it.",
            ),
      )

    const { displayed_sidebar: sidebar, ...frontMatter } = document.frontMatter
    const problems = (["pagination_prev", "pagination_next"] as const).flatMap((field) => {
      const id = frontMatter[field]
      if (id === undefined || id === null) return []
      if (id === document.id && !document.dialect)
        return fieldProblem(positionOf, document, [field], {
          message: `"${field}" names the page itself.`,
          fix: "name another page by its doc id, or remove the field.",
        })
      if (index.byId.has(id)) return []
      const fix = didYouMean(id, ids, "name a page by its doc id, or remove the field.")
      return unknown(document, [field], `doc "${id}"`, fix)
    })
    if (!sidebarFile || sidebar === undefined || sidebar === null || index.sidebars.has(sidebar))
      return problems
    const fix = didYouMean(sidebar, sidebars, `name one of ${sidebars.join(", ")}.`)
    return [...problems, unknown(document, ["displayed_sidebar"], `sidebar "${sidebar}"`, fix)]
  })
}
