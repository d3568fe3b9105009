import type { ResolvedSidebar } from "../../content/content-index"
import { isCategoryPageId } from "../../navigation/category-file"
import { childLinks, itemsBelow, itemsBeside } from "../../navigation/child-items"
import type { CategoryPageNode, DocPageNode } from "../nodes/types"
import { contentIndex, findNodes, type ResolverContext } from "./resolver-context"
import { descriptionOf, outlineOfDocument } from "./resolve-outline"
import { sidebarOf } from "./resolve-trail"

/**
 * Pages one level below an index page in its sidebar. A page whose text lists the pages of its section has them without being an
 * index page; if there are none below it, it has the others of its own level.
 */
export async function sectionPages(page: DocPageNode, context: ResolverContext) {
  const sidebar = sidebarOf(page, context)
  if (!sidebar) return []
  const { listsPages = false } = await outlineOfDocument(page.document, context)
  if (!listsPages) return page.slug.endsWith("/") ? childPages(page.slug, sidebar, context) : []
  const { items } = sidebar
  const below = itemsBelow(page.slug, items)
  return describe(below.length > 0 ? below : itemsBeside(page.slug, items), context)
}

/** Pages one level below the category with a page, with their descriptions, if any. */
export function childPages(slug: string, sidebar: ResolvedSidebar, context: ResolverContext) {
  return describe(itemsBelow(slug, sidebar.items), context)
}

/** The items that are links, with the descriptions of their pages. */
async function describe(items: ResolvedSidebar["items"], context: ResolverContext) {
  const children = childLinks(items, contentIndex(context))
  const ids = children.flatMap(({ id }) => id ?? [])
  const descriptions = new Map<string, string>()
  for (const { docId, document } of await findNodes<DocPageNode>(context, "DocPage", { docId: { in: ids } }))
    descriptions.set(docId, await descriptionOf(document, context))
  for (const id of ids.filter(isCategoryPageId)) {
    const category = context.nodeModel.getNodeById({ id, type: "CategoryPage" }) as CategoryPageNode | null
    if (category) descriptions.set(id, category.description)
  }
  return children.map(({ label, href, id }) => ({
    label,
    href,
    description: (id && descriptions.get(id)) ?? "",
  }))
}
