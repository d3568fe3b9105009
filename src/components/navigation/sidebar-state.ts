import type { SidebarNode } from "../../shared/navigation"
import { samePage } from "../../shared/paths"

/** Whether a sidebar item is the current page, or a group that contains it. */
export function holdsPage(node: SidebarNode, path: string): boolean {
  return isPage(node, path) || node.children.some((child) => holdsPage(child, path))
}

/** Whether a sidebar item links to the current page. */
export function isPage({ type, href }: SidebarNode, path: string): boolean {
  return type !== "back" && Boolean(href) && samePage(href ?? "", path)
}
