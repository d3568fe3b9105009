import type { Nodes, Parents } from "mdast"

/**
 * Calls a function for every block below a node, outer ones first. Blocks that the function inserts are not
 * visited. Paragraphs, headings and tables, which contain most of a tree's nodes, are not searched.
 */
export function visitBlocks(
  parent: Parents,
  callback: (block: Nodes, index: number, parent: Parents) => void,
): void {
  // a copy, because the function may replace blocks
  for (const [index, block] of [...parent.children].entries()) {
    callback(block, index, parent)
    if ("children" in block && !holdsText(block)) visitBlocks(block, callback)
  }
}

function holdsText({ type }: Nodes): boolean {
  return type === "paragraph" || type === "heading" || type === "table"
}
