import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { DocPageContext } from "../../shared/page-context"
import { absolutePathOf } from "../nodes/create-document-node"

const templates = {
  doc: { md: path.resolve("src/templates/doc-page.tsx"), mdx: path.resolve("src/templates/mdx-page.tsx") },
  service: {
    md: path.resolve("src/templates/service-page.tsx"),
    mdx: path.resolve("src/templates/service-mdx-page.tsx"),
  },
}

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
    const template = templates[kind === "service" ? "service" : "doc"]
    const component =
      format === "mdx" ? `${template.mdx}?__contentFilePath=${absolutePathOf(file)}` : template.md
    actions.createPage({ path: slug, component, context })
  }
}
