import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { CatalogContext } from "../../../shared/page-context"
import { catalogPath } from "../../../shared/reference"
import { catalogPages } from "../../content/routes/catalog-pages"
import type { DocPageNode } from "../nodes/types"

const template = path.resolve("src/templates/catalog.tsx")

/** Creates the pages that list services, unless there is a Markdown page at the address. */
export function createCatalogPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const { slug, title } of catalogPages(getNodesByType("DocPage") as DocPageNode[])) {
    const folder = slug.slice(1)
    const services = slug === catalogPath ? `${folder}*/*` : `${folder}*`
    const context: CatalogContext = { slug, title, services }
    actions.createPage({ path: slug, component: template, context })
  }
}
