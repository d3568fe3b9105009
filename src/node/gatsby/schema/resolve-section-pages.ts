import { samePage, withoutTrailingSlash } from "../../../shared/paths"
import type { ResolvedSidebar } from "../../content/content-index"
import { isCategoryPageId } from "../../navigation/category-file"
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

type Items = ResolvedSidebar["items"]

/** Items one level below the category with a page. */
function itemsBelow(slug: string, items: Items): Items {
  const start = items.findIndex(({ href, type }) => type === "category" && href && samePage(href, slug))
  return start === -1 ? [] : levelBelow(start, items)
}

/** The other items of the level with a page. */
function itemsBeside(slug: string, items: Items): Items {
  const isPage = ({ href, type }: Items[number]) => type === "page" && href && samePage(href, slug)
  const position = items.findIndex(isPage)
  const page = items[position]
  if (!page) return []
  const parent = items.findLastIndex(({ depth }, index) => index < position && depth < page.depth)
  return levelBelow(parent, items).filter((item) => !isPage(item))
}

/**
 * Items one level below an item.
 * @param start position of the item; -1 for the outermost items
 */
function levelBelow(start: number, items: Items): Items {
  const depth = items[start]?.depth ?? -1
  const rest = items.slice(start + 1)
  const end = rest.findIndex((item) => item.depth <= depth)
  return (end === -1 ? rest : rest.slice(0, end)).filter((item) => item.depth === depth + 1)
}

/** The items that are links, with the descriptions of their pages. */
async function describe(items: Items, context: ResolverContext) {
  const { bySlug } = contentIndex(context)
  const children = items.flatMap(({ label, href }) =>
    href ? { label, href, id: bySlug.get(withoutTrailingSlash(href))?.id } : [],
  )
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
