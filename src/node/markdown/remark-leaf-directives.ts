import type { Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import { sourceLines, sourceOf } from "./source-lines"
import { visitBlocks } from "./visit-blocks"

/** Turns `::name` lines back into the paragraphs they are: this site has no leaf directives. */
export const remarkLeafDirectives: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node, index, parent) => {
    if (node.type !== "leafDirective" || !node.position) return
    const value = sourceOf(sourceLines(file), node.position)
    parent.children[index] = {
      type: "paragraph",
      children: [{ type: "text", value, position: node.position }],
      position: node.position,
    }
  })
}
