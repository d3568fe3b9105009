import { catalogLists } from "../../../shared/catalog-lists"
import { withoutTrailingSlash } from "../../../shared/paths"
import { sitePage, type IndexedPage } from "../content-index"

/** The generated pages that list services: one for all, one per category. A Markdown page with the same path has priority. */
export function catalogPages(pages: readonly { kind: string; slug: string }[]): IndexedPage[] {
  const services = pages.filter(({ kind }) => kind === "service").map(({ slug }) => slug)
  const taken = new Set(pages.map(({ slug }) => withoutTrailingSlash(slug)))
  return catalogLists(services)
    .filter(({ slug }) => !taken.has(withoutTrailingSlash(slug)))
    .map(({ slug, title }) => sitePage(slug, title))
}
