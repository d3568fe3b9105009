import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { CatalogContext } from "../../../shared/page-context"
import { catalogPath } from "../../../shared/reference"
import type { IndexedPage } from "../../content/content-index"
import { catalogPages } from "../../content/routes/catalog-pages"

const template = path.resolve("src/templates/catalog.tsx")

/** Creates the pages that list services, unless there is a Markdown page at the address. */
export async function createCatalogPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.CatalogPagesQuery>(`
    query CatalogPages {
      allDocPage {
        nodes {
          kind
          slug
        }
      }
    }
  `)
  if (errors || !data) {
    reporter.panicOnBuild("Could not list the services.", errors)
    return
  }
  const pages = data.allDocPage.nodes.map(({ kind, slug }): Pick<IndexedPage, "kind" | "slug"> => ({
    kind: kind === "service" ? "service" : "doc",
    slug,
  }))
  for (const { slug, title } of catalogPages(pages)) {
    const folder = slug.slice(1)
    const services = slug === catalogPath ? `${folder}*/*` : `${folder}*`
    const context: CatalogContext = { slug, title, services }
    actions.createPage({ path: slug, component: template, context })
  }
}
