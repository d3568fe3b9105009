import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { DocPageContext } from "../../../shared/page-context"
import { withoutTrailingSlash } from "../../../shared/paths"
import { sectionsToPrint } from "./create-print-pages"
import { absolutePathOf } from "../nodes/create-document-node"

const docTemplate = path.resolve("src/templates/doc-page.tsx")
const guideTemplate = path.resolve("src/templates/guide-page.tsx")
const serviceTemplate = path.resolve("src/templates/service-page.tsx")

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
    const template = kind === "service" ? serviceTemplate : isGuide ? guideTemplate : docTemplate
    const component = format === "mdx" ? `${template}?__contentFilePath=${absolutePathOf(file)}` : template
    actions.createPage({ path: slug, component, context })
  }
}
