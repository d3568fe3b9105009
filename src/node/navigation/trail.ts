import type { PageLink, SidebarItem } from "../../shared/navigation"
import { samePage, withoutTrailingSlash } from "../../shared/paths"
import type { ContentIndex, IndexedPage, ResolvedSidebar } from "../content/content-index"

/** A page's place in its sidebar. */
export interface Trail {
  /** Categories above the page, outermost first, then the page itself. */
  breadcrumbs: (Omit<PageLink, "href"> & { href?: string })[]
  previous?: PageLink
  next?: PageLink
}

/** Pages a sidebar leads through, in order: its pages, and its categories that have one. */
function readingOrder(items: readonly SidebarItem[]): PageLink[] {
  return items.flatMap(({ type, label, href }) =>
    (type === "page" || type === "category") && href ? [{ label, href }] : [],
  )
}

/** Where a page stands in its sidebar; a page outside every sidebar has only itself. */
export function trailOf(
  page: Pick<IndexedPage, "slug" | "label">,
  sidebar: ResolvedSidebar | undefined,
): Trail {
  const own = { label: page.label, href: page.slug }
  if (!sidebar) return { breadcrumbs: [own] }

  const position = sidebar.items.findIndex(
    ({ type, href }) => (type === "page" || type === "category") && href && samePage(href, page.slug),
  )
  const item = sidebar.items[position]
  if (!item) return { breadcrumbs: [own] }
  const breadcrumbs: Trail["breadcrumbs"] = []
  let depth = item.depth
  for (const above of sidebar.items.slice(0, position).reverse()) {
    if (above.depth >= depth) continue
    breadcrumbs.unshift({ label: above.label, ...(above.href ? { href: above.href } : {}) })
    depth = above.depth
  }
  breadcrumbs.push({ label: item.label, href: page.slug })

  const order = readingOrder(sidebar.items)
  const place = order.findIndex(({ href }) => samePage(href, page.slug))
  const previous = order[place - 1]
  const next = order[place + 1]
  return { breadcrumbs, ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}

/**
 * A previous or next link that front matter sets by doc id: `null` removes it, absence keeps the sidebar's. The page it
 * leads to may have a label for it.
 */
export function paginationLink(
  index: Pick<ContentIndex, "byId" | "bySlug">,
  id: string | null | undefined,
  fromSidebar: PageLink | undefined,
): PageLink | undefined {
  if (id === null) return undefined
  const named = id === undefined ? undefined : index.byId.get(id)
  if (named) return { label: named.paginationLabel ?? named.label, href: named.slug }
  if (!fromSidebar) return undefined
  const page = index.bySlug.get(withoutTrailingSlash(fromSidebar.href))
  return { ...fromSidebar, label: page?.paginationLabel ?? fromSidebar.label }
}
