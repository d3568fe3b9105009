import type { Nodes, PhrasingContent, Root } from "mdast"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { isPhrasing } from "../../src/node/markdown/phrasing-of"

/**
 * Puts the content of each table cell on one line, because Markdown has no blocks in cells: paragraphs and list items are joined
 * with semicolons, and each line of a code block becomes code in the text.
 */
export const remarkInlineCells: Plugin<[], Root> = () => (tree) => {
  visit(tree, "tableCell", (cell) => {
    cell.children = partsOf(cell.children).flatMap((part, index) =>
      index === 0 ? part : [{ type: "text", value: "; " }, ...part],
    )
  })
}

/** The content of nodes in parts that are separate blocks, without empty ones. */
function partsOf(nodes: readonly Nodes[]): PhrasingContent[][] {
  const parts: PhrasingContent[][] = []
  let line: PhrasingContent[] | undefined
  for (const node of nodes) {
    if (isPhrasing(node)) {
      if (!line) parts.push((line = []))
      line.push(node)
      continue
    }
    line = undefined
    if (node.type === "code") parts.push(...node.value.split("\n").map(codeOf))
    else if ("children" in node) parts.push(...partsOf(node.children))
  }
  return parts.filter((part) => part.length > 0)
}

function codeOf(line: string): PhrasingContent[] {
  return line.trim() === "" ? [] : [{ type: "inlineCode", value: line.trim() }]
}
