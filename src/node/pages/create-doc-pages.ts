import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { DocPageContext } from "../../shared/page-context"
import { absolutePathOf } from "../nodes/create-document-node"

const docTemplate = path.resolve("src/templates/doc-page.tsx")
const serviceTemplate = path.resolve("src/templates/service-page.tsx")

/** Creates one page for each `DocPage` node. Slugs are final by now: see `content/route.ts`. */
export async function createDocPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.DocPagesQuery>(`
    query DocPages {
      allDocPage {
        nodes {
          id
          slug
          kind
          file
          format
        }
      }
    }
  `)
  if (errors || !data) {
    reporter.panicOnBuild("Could not list the documentation pages.", errors)
    return
  }
  for (const { id, slug, kind, file, format } of data.allDocPage.nodes) {
    const context: DocPageContext = { id }
    const template = kind === "service" ? serviceTemplate : docTemplate
    const component = format === "mdx" ? `${template}?__contentFilePath=${absolutePathOf(file)}` : template
    actions.createPage({ path: slug, component, context })
  }
}
