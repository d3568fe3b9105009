import type { PageLink } from "../../shared/navigation"
import { samePage } from "../../shared/paths"
import { catalogPath, catalogTitle, categoryLabel, categoryOf } from "../../shared/reference"
import type { Trail } from "./sidebar-view"

type Breadcrumbs = Trail["breadcrumbs"]

/**
 * Completes a page's breadcrumbs up to the top, because a sidebar knows only its own pages.
 * @param above the first page of the section, named like the section; breadcrumbs that have this page get that name
 */
export function completeTrail(breadcrumbs: Breadcrumbs, above: PageLink | undefined): Breadcrumbs {
  if (!above) return breadcrumbs
  const position = breadcrumbs.findIndex(({ href }) => href && samePage(href, above.href))
  return position === -1 ? [above, ...breadcrumbs] : breadcrumbs.with(position, above)
}

/** Links the categories above a service to the pages that list their services. */
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
