import { samePage } from "../../../shared/paths"
import { sectionOf } from "../../../shared/sections"
import { loadConfig } from "../../config/load-config"
import type { PageFrontMatter } from "../../content/page-kinds/doc-front-matter"
import { completeTrail, linkCatalog, pageAbove, sectionStart } from "../../navigation/complete-trail"
import type { Trail } from "../../navigation/sidebar-view"
import { paginationLink } from "../../navigation/pagination-link"
import { sidebarId } from "../nodes/node-ids"
import type { CategoryPageNode, DocPageNode, StoredSidebar } from "../nodes/types"
import { contentIndex, type ResolverContext } from "./resolver-context"

/** The sidebar that a page shows. */
export function sidebarOf(page: DocPageNode, context: ResolverContext): StoredSidebar | undefined {
  const name = contentIndex(context).byId.get(page.docId)?.sidebar
  return name === undefined ? undefined : sidebarNamed(name, context)
}

/** The sidebar with a name. All names that are stored in nodes exist. */
export function sidebarNamed(name: string, { nodeModel }: ResolverContext): StoredSidebar {
  return nodeModel.getNodeById({ id: sidebarId(name), type: "Sidebar" }) as StoredSidebar
}

/** A page's position in its sidebar. Front matter can replace or remove its previous and next page. */
export function docTrail(page: DocPageNode, context: ResolverContext) {
  const { frontMatter, label } = page.document
  return trailIn(sidebarOf(page, context), { slug: page.slug, label }, context, frontMatter)
}

/** The position of a category's page in its sidebar. */
export function categoryTrail(page: CategoryPageNode, context: ResolverContext) {
  return trailIn(sidebarNamed(page.sidebarName, context), page, context, {})
}

/**
 * The fields of a position in a sidebar. A query computes the position once per page; the next query
 * computes it again, because a query only depends on the nodes that it has read itself.
 */
export function trailFields<Page extends object>(
  trailOf: (page: Page, context: ResolverContext) => ReturnType<typeof trailIn>,
) {
  const known = new WeakMap<ResolverContext["nodeModel"], WeakMap<Page, ReturnType<typeof trailIn>>>()
  const trailOnce = (page: Page, context: ResolverContext) => {
    const ofQuery = known.get(context.nodeModel) ?? new WeakMap()
    known.set(context.nodeModel, ofQuery)
    const trail = ofQuery.get(page) ?? trailOf(page, context)
    ofQuery.set(page, trail)
    return trail
  }
  return {
    breadcrumbs: (page: Page, context: ResolverContext) => trailOnce(page, context).breadcrumbs,
    previous: (page: Page, context: ResolverContext) => trailOnce(page, context).previous,
    next: (page: Page, context: ResolverContext) => trailOnce(page, context).next,
  }
}

function trailIn(
  sidebar: StoredSidebar | undefined,
  page: { slug: string; label: string },
  context: ResolverContext,
  { pagination_prev, pagination_next }: Pick<PageFrontMatter, "pagination_prev" | "pagination_next">,
) {
  const alone: Trail = { breadcrumbs: [{ label: page.label, href: page.slug }] }
  const { breadcrumbs, previous, next } = sidebar ? context.cache.sidebarView(sidebar).trailOf(page) : alone
  const index = contentIndex(context)
  const isInSidebar = sidebar?.items.some(({ href }) => href && samePage(href, page.slug))
  const parent = isInSidebar ? undefined : pageAbove(index, page.slug)
  return {
    breadcrumbs: completeTrail(
      linkCatalog(parent ? [parent, ...breadcrumbs] : breadcrumbs, page.slug),
      sectionStart(index, sectionOf(page.slug, loadConfig().site)),
    ),
    previous: paginationLink(index, pagination_prev, previous),
    next: paginationLink(index, pagination_next, next),
  }
}
