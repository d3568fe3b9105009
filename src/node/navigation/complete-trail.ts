import type { PageLink } from "../../shared/navigation"
import { isBelow, samePage, withoutTrailingSlash } from "../../shared/paths"
import { catalogPath, catalogTitle, categoryLabel, categoryOf } from "../../shared/reference"
import type { ContentIndex } from "../content/content-index"
import type { Trail } from "./sidebar-view"

type Breadcrumbs = Trail["breadcrumbs"]

/**
 * Completes a page's breadcrumbs up to the top, because a sidebar has only its own pages.
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

/** The closest page above a page by path: the breadcrumb of a page that is in no sidebar. */
export function pageAbove({ bySlug }: Pick<ContentIndex, "bySlug">, slug: string): PageLink | undefined {
  const segments = withoutTrailingSlash(slug).split("/")
  for (let length = segments.length - 1; length > 1; length -= 1) {
    const page = bySlug.get(segments.slice(0, length).join("/"))
    if (page) return { label: page.label, href: page.slug }
  }
  return undefined
}

/** The first page of a section, named like the section; of the section with the service catalog, the catalog. */
export function sectionStart(
  { bySlug }: Pick<ContentIndex, "bySlug">,
  section: { label: string; path: string } | undefined,
): PageLink | undefined {
  if (!section) return undefined
  const start = bySlug.get(section.path)
  if (start) return { label: section.label, href: start.slug }
  const hasCatalog = isBelow(catalogPath, section.path) && bySlug.has(withoutTrailingSlash(catalogPath))
  return hasCatalog ? { label: catalogTitle, href: catalogPath } : undefined
}
