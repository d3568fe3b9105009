import { samePage, withoutTrailingSlash } from "../../shared/paths"
import type { ContentIndex, ResolvedSidebar } from "../content/content-index"

type Items = ResolvedSidebar["items"]

/** Items one level below the category with a page. */
export function itemsBelow(slug: string, items: Items): Items {
  const start = items.findIndex(({ href, type }) => type === "category" && href && samePage(href, slug))
  return start === -1 ? [] : levelBelow(start, items)
}

/** The other items of the level with a page. */
export function itemsBeside(slug: string, items: Items): Items {
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

/** A sidebar item that is a link, and the id of its page; other addresses have none. */
interface ChildLink {
  label: string
  href: string
  id?: string | undefined
}

/** The items that are links. */
export function childLinks(items: Items, { bySlug }: Pick<ContentIndex, "bySlug">): ChildLink[] {
  return items.flatMap(({ label, href }) =>
    href ? { label, href, id: bySlug.get(withoutTrailingSlash(href))?.id } : [],
  )
}
