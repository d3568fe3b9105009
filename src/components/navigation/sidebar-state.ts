import type { SidebarItem, SidebarNode } from "../../shared/navigation"
import { isBelow, samePage } from "../../shared/paths"

/** What a sidebar marks: the path of one of its pages, and whether that is the page itself or one above it. */
export interface SidebarPlace {
  path: string
  current: "page" | "true"
}

/** The place of a page in a sidebar. A page that is not listed has the place of the closest listed page above it by path. */
export function placeOf(items: readonly SidebarItem[], path: string): SidebarPlace {
  if (items.some((item) => isPage(item, path))) return { path, current: "page" }
  const above = items
    .flatMap(({ type, href }) => (type !== "back" && href && href !== "/" ? [href] : []))
    .filter((href) => isBelow(path, href))
    .reduce((closest, href) => (href.length > closest.length ? href : closest), "")
  return above === "" ? { path, current: "page" } : { path: above, current: "true" }
}

/** Whether a sidebar item is the current page, or a group that contains it. */
export function holdsPage(node: SidebarNode, path: string): boolean {
  return isPage(node, path) || node.children.some((child) => holdsPage(child, path))
}

/** Whether a sidebar item links to the current page. */
export function isPage({ type, href }: SidebarItem, path: string): boolean {
  return type !== "back" && Boolean(href) && samePage(href ?? "", path)
}
