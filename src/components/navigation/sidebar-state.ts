import type { SidebarItem, SidebarNode } from "../../shared/navigation"
import { isBelow, samePage } from "../../shared/paths"

/** The item that a sidebar marks for a page. */
export interface CurrentItem {
  path: string
  /** "page" if the item is the page itself, "true" if it is a page above it. */
  ariaCurrent: "page" | "true"
}

/** The item to mark for a page. For a page that is not listed, it is the closest listed page above it by path. */
export function currentItemOf(items: readonly SidebarItem[], path: string): CurrentItem {
  if (items.some((item) => isPage(item, path))) return { path, ariaCurrent: "page" }
  const above = items
    .flatMap(({ type, href }) => (type !== "back" && href && href !== "/" ? [href] : []))
    .filter((href) => isBelow(path, href))
    .reduce((closest, href) => (href.length > closest.length ? href : closest), "")
  return above === "" ? { path, ariaCurrent: "page" } : { path: above, ariaCurrent: "true" }
}

/** Whether a sidebar item is the current page, or a group that contains it. */
export function holdsPage(node: SidebarNode, path: string): boolean {
  return isPage(node, path) || node.children.some((child) => holdsPage(child, path))
}

/** Whether a sidebar item links to the current page. */
export function isPage({ type, href }: SidebarItem, path: string): boolean {
  return type !== "back" && Boolean(href) && samePage(href ?? "", path)
}
