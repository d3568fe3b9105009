import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { CatalogContext } from "../../../shared/page-context"
import { catalogPath } from "../../../shared/reference"
import { catalogPages } from "../../content/routes/catalog-pages"
import type { DocPageNode } from "../nodes/types"

const template = path.resolve("src/templates/catalog.tsx")

/** Creates the pages that list services, unless there is a Markdown page at the address. */
export function createCatalogPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const pages = getNodesByType("DocPage") as DocPageNode[]
  // Not in the order of the nodes: after changes, this is another one than in a build without caches.
  const inOrder = pages
    .filter(({ kind }) => kind === "service")
    .sort((a, b) => a.slug.localeCompare(b.slug, "en"))
  for (const { slug, title } of catalogPages(pages)) {
    const folder = slug.slice(1)
    const services = slug === catalogPath ? `${folder}*/*` : `${folder}*`
    const first = inOrder.find(({ docId }) => docId.startsWith(folder))?.id
    const context: CatalogContext = { slug, title, services, first }
    actions.createPage({ path: slug, component: template, context })
  }
}
