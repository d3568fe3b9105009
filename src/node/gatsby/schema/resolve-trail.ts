import type { Node } from "gatsby"
import { samePage } from "../../../shared/paths"
import { sectionOf } from "../../../shared/sections"
import { loadConfig } from "../../config/load-config"
import type { ResolvedSidebar } from "../../content/content-index"
import type { PageFrontMatter } from "../../content/page-kinds/doc"
import { completeTrail, linkCatalog, pageAbove, sectionStart } from "../../navigation/complete-trail"
import { createSidebarView, type SidebarView, type Trail } from "../../navigation/sidebar-view"
import { paginationLink } from "../../navigation/pagination-link"
import type { CategoryPageNode, DocPageNode } from "../nodes/types"
import { contentIndex, type ResolverContext } from "./resolver-context"

type StoredSidebar = ResolvedSidebar & Node

/** The sidebar that a page shows. */
export function sidebarOf(page: DocPageNode, context: ResolverContext): StoredSidebar | undefined {
  const name = contentIndex(context).byId.get(page.docId)?.sidebar
  return name === undefined ? undefined : sidebarNamed(name, context)
}

/** The sidebar with a name. All names that are stored in nodes exist. */
export function sidebarNamed(name: string, { nodeModel }: ResolverContext): StoredSidebar {
  return nodeModel.getNodeById({ id: `sidebar ${name}`, type: "Sidebar" }) as StoredSidebar
}

const views = new Map<string, { digest: string; view: SidebarView }>()

/** The view of a sidebar, cached until the sidebar changes. */
export function sidebarView(sidebar: StoredSidebar): SidebarView {
  const digest = sidebar.internal.contentDigest
  const known = views.get(sidebar.name)
  if (known?.digest === digest) return known.view
  const view = createSidebarView(sidebar)
  views.set(sidebar.name, { digest, view })
  return view
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

function trailIn(
  sidebar: StoredSidebar | undefined,
  page: { slug: string; label: string },
  context: ResolverContext,
  { pagination_prev, pagination_next }: Pick<PageFrontMatter, "pagination_prev" | "pagination_next">,
) {
  const alone: Trail = { breadcrumbs: [{ label: page.label, href: page.slug }] }
  const { breadcrumbs, previous, next } = sidebar ? sidebarView(sidebar).trailOf(page) : alone
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
