import type { CreatePagesArgs } from "gatsby"
import type { DocPageContext } from "../../../shared/page-context"
import { withoutTrailingSlash } from "../../../shared/paths"
import { sectionsToPrint } from "./create-print-pages"
import type { PageKindName } from "../../content/page-kinds/page-kinds"
import { templateOf } from "../page-types"

/** Creates one page for each `DocPage` node. Of two with the same address, only the first gets a page, and links lead to it. */
export async function createDocPages({
  graphql,
  actions,
  reporter,
  getNodesByType,
}: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.DocPagesQuery>(`
    query DocPages {
      allDocPage(sort: { file: ASC }) {
        nodes {
          id
          slug
          kind
          file
          format
          isGuide
        }
      }
    }
  `)
  if (errors || !data) {
    reporter.panicOnBuild("Could not list the documentation pages.", errors)
    return
  }
  const print = new Map(sectionsToPrint({ getNodesByType }).map(({ id, slug }) => [id, slug]))
  const taken = new Set<string>()
  for (const { id, slug, kind, file, format, isGuide } of data.allDocPage.nodes) {
    if (taken.has(withoutTrailingSlash(slug))) continue
    taken.add(withoutTrailingSlash(slug))
    const section = print.get(id)
    const context: DocPageContext = { id, ...(section === undefined ? {} : { print: section }) }
    const component = templateOf({ kind: kind as PageKindName, file, format, isGuide }) // as it is stored
    actions.createPage({ path: slug, component, context })
  }
}
