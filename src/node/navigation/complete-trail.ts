import type { PageLink } from "../../shared/navigation"
import { samePage } from "../../shared/paths"
import { catalogPath, catalogTitle, categoryLabel, categoryOf } from "../../shared/reference"
import type { Trail } from "./sidebar-view"

type Breadcrumbs = Trail["breadcrumbs"]

/**
 * Leads a page's breadcrumbs back to the top: a sidebar knows only what is in it.
 * @param above the page above the sidebar; left out where the breadcrumbs hold it already
 */
export function completeTrail(breadcrumbs: Breadcrumbs, above: PageLink | undefined): Breadcrumbs {
  const isKnown = !above || breadcrumbs.some(({ href }) => href && samePage(href, above.href))
  return isKnown ? breadcrumbs : [above, ...breadcrumbs]
}

/** Leads the groups around a service to the pages that list their services. */
export function linkCatalog(breadcrumbs: Breadcrumbs, slug: string): Breadcrumbs {
  const category = categoryOf(slug)
  if (category === undefined) return breadcrumbs
  const pages = new Map([
    [catalogTitle, catalogPath],
    [categoryLabel(category), `${catalogPath}${category}/`],
  ])
  return breadcrumbs.map((crumb) => {
    const href = crumb.href ?? pages.get(crumb.label)
    return href === undefined ? crumb : { ...crumb, href }
  })
}
