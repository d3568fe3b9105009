import { samePage, withoutTrailingSlash } from "../../shared/paths"
import type { DocPageNode } from "../nodes/types"
import { contentIndex, type ResolverContext } from "./resolver-context"
import { sidebarOf } from "./resolve-trail"

/** Pages one level below an index page in its sidebar, each with its description when it is a page written as Markdown. */
export async function sectionPages(page: DocPageNode, _: unknown, context: ResolverContext) {
  const sidebar = sidebarOf(page, context)
  if (!sidebar || !page.slug.endsWith("/")) return []
  const start = sidebar.items.findIndex(
    ({ href, type }) => type === "category" && href && samePage(href, page.slug),
  )
  const own = sidebar.items[start]
  if (!own) return []
  const rest = sidebar.items.slice(start + 1)
  const end = rest.findIndex(({ depth }) => depth <= own.depth)
  const below = end === -1 ? rest : rest.slice(0, end)
  const { bySlug } = contentIndex(context)
  const children = below.flatMap(({ depth, label, href }) =>
    depth === own.depth + 1 && href ? { label, href, id: bySlug.get(withoutTrailingSlash(href))?.id } : [],
  )

  const ids = children.flatMap(({ id }) => id ?? [])
  const { entries } = await context.nodeModel.findAll({
    type: "DocPage",
    query: { filter: { docId: { in: ids } } },
  })
  const descriptions = new Map(
    ([...entries] as DocPageNode[]).map(({ docId, description }) => [docId, description]),
  )
  return children.map(({ label, href, id }) => ({
    label,
    href,
    description: (id && descriptions.get(id)) ?? "",
  }))
}
