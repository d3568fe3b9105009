import type { ResolvedSidebar } from "../../content/content-index"
import type { DocFrontMatter } from "../../content/front-matter"
import { paginationLink, trailOf } from "../../navigation/trail"
import type { CategoryPageNode, DocPageNode } from "../nodes/types"
import { contentIndex, type ResolverContext } from "./resolver-context"

/** The sidebar that a page shows. */
export function sidebarOf(page: DocPageNode, context: ResolverContext): ResolvedSidebar | undefined {
  const name = contentIndex(context).byId.get(page.docId)?.sidebar
  return name === undefined ? undefined : sidebarNamed(name, context)
}

/** The sidebar of a name; there is one of every name that a node has. */
export function sidebarNamed(name: string, { nodeModel }: ResolverContext): ResolvedSidebar {
  return nodeModel.getNodeById({ id: `sidebar ${name}`, type: "Sidebar" }) as ResolvedSidebar
}

/** Where a page stands in its sidebar; front matter may replace or remove its previous and next page. */
export function docTrail(page: DocPageNode, context: ResolverContext) {
  const { frontMatter } = page.document
  const label = frontMatter.sidebar_label ?? page.title
  return trailIn(sidebarOf(page, context), { slug: page.slug, label }, context, frontMatter)
}

/** Where the page of a sidebar's category stands in that sidebar. */
export function categoryTrail(page: CategoryPageNode, context: ResolverContext) {
  return trailIn(sidebarNamed(page.sidebarName, context), page, context, {})
}

function trailIn(
  sidebar: ResolvedSidebar | undefined,
  page: { slug: string; label: string },
  context: ResolverContext,
  { pagination_prev, pagination_next }: Pick<DocFrontMatter, "pagination_prev" | "pagination_next">,
) {
  const { breadcrumbs, previous, next } = trailOf(page, sidebar)
  const index = contentIndex(context)
  return {
    breadcrumbs,
    previous: paginationLink(index, pagination_prev, previous),
    next: paginationLink(index, pagination_next, next),
  }
}
