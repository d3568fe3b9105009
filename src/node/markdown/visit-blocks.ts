import type { Nodes, Parents } from "mdast"

/**
 * Calls back for every block below a node, outer ones first; a block put in another's place is not visited. It does
 * not look into paragraphs, headings and tables, which hold most of a tree's nodes.
 */
export function visitBlocks(
  parent: Parents,
  callback: (block: Nodes, index: number, parent: Parents) => void,
): void {
  // a copy, since callbacks may put something else in a block's place
  for (const [index, block] of [...parent.children].entries()) {
    callback(block, index, parent)
    if ("children" in block && !holdsText(block)) visitBlocks(block, callback)
  }
}

function holdsText({ type }: Nodes): boolean {
  return type === "paragraph" || type === "heading" || type === "table"
}
