import { samePage, withoutTrailingSlash } from "../../../shared/paths"
import type { ResolvedSidebar } from "../../content/content-index"
import { isCategoryPageId } from "../../navigation/category-file"
import type { CategoryPageNode, DocPageNode } from "../nodes/types"
import { contentIndex, type ResolverContext } from "./resolver-context"
import { descriptionOf } from "./resolve-outline"
import { sidebarOf } from "./resolve-trail"

/** Pages one level below an index page in its sidebar. */
export async function sectionPages(page: DocPageNode, context: ResolverContext) {
  const sidebar = sidebarOf(page, context)
  return sidebar && page.slug.endsWith("/") ? childPages(page.slug, sidebar, context) : []
}

/** Pages one level below the category with a page, with their descriptions, if any. */
export async function childPages(slug: string, sidebar: ResolvedSidebar, context: ResolverContext) {
  const start = sidebar.items.findIndex(
    ({ href, type }) => type === "category" && href && samePage(href, slug),
  )
  const category = sidebar.items[start]
  if (!category) return []
  const rest = sidebar.items.slice(start + 1)
  const end = rest.findIndex(({ depth }) => depth <= category.depth)
  const below = end === -1 ? rest : rest.slice(0, end)
  const { bySlug } = contentIndex(context)
  const children = below.flatMap(({ depth, label, href }) =>
    depth === category.depth + 1 && href
      ? { label, href, id: bySlug.get(withoutTrailingSlash(href))?.id }
      : [],
  )

  const ids = children.flatMap(({ id }) => id ?? [])
  const { entries } = await context.nodeModel.findAll({
    type: "DocPage",
    query: { filter: { docId: { in: ids } } },
  })
  const descriptions = new Map<string, string>()
  for (const { docId, document } of [...entries] as DocPageNode[])
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
