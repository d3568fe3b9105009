import type { Parents, Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import { sourceLines, sourceOf } from "./source-lines"
import { visitBlocks } from "./visit-blocks"

/** Takes names in `:::file-tree` as they are typed: `__init__.py` is a file, not a bold word. */
export const remarkFileTreeNames: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type === "containerDirective" && node.name === "file-tree") takeNames(node, sourceLines(file))
  })
}

function takeNames(parent: Parents, lines: readonly string[]): void {
  visitBlocks(parent, (node) => {
    if (node.type !== "paragraph" || node.data?.directiveLabel || !node.position) return
    // code and links are meant as such
    if (!node.children.every(({ type }) => type === "text" || type === "emphasis" || type === "strong"))
      return
    node.children = [{ type: "text", value: sourceOf(lines, node.position), position: node.position }]
  })
}
