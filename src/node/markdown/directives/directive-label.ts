import type { Nodes } from "mdast"
import type {} from "mdast-util-directive" // types `data.directiveLabel`

/** Whether a node is the `[…]` after a directive's name. */
export function isLabel(node: Nodes): boolean {
  return node.type === "paragraph" && node.data?.directiveLabel === true
}
