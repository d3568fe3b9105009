import type { Parents, Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import { filledSourceOf, sourceText, type SourceText } from "../source-lines"
import { visitBlocks } from "../visit-blocks"

/** Restores names in `:::file-tree` as typed: `__init__.py` is a file name, not bold text. */
export const remarkFileTreeNames: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type === "containerDirective" && node.name === "file-tree") takeNames(node, sourceText(file))
  })
}

function takeNames(parent: Parents, source: SourceText): void {
  visitBlocks(parent, (node) => {
    if (node.type !== "paragraph" || node.data?.directiveLabel || !node.position) return
    // code and links are intended
    if (!node.children.every(({ type }) => type === "text" || type === "emphasis" || type === "strong"))
      return
    const value = filledSourceOf(source, node.position)
    node.children = [{ type: "text", value, position: node.position }]
  })
}
