import type { SidebarNode } from "../../shared/navigation"
import { samePage } from "../../shared/paths"

/** Whether a sidebar item is the page shown, or a group that holds it. */
export function holdsPage(node: SidebarNode, path: string): boolean {
  return isPage(node, path) || node.children.some((child) => holdsPage(child, path))
}

/** Whether a sidebar item leads to the page shown. */
export function isPage({ type, href }: SidebarNode, path: string): boolean {
  return type !== "back" && Boolean(href) && samePage(href ?? "", path)
}
