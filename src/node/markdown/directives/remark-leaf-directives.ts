import type { Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import { filledSourceOf, sourceText } from "../source-lines"
import { visitBlocks } from "../visit-blocks"
import { versionTableDirective } from "./names"

/** Converts `::name` lines back to paragraphs, except for the only leaf directive of this site. */
export const remarkLeafDirectives: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node, index, parent) => {
    if (node.type !== "leafDirective" || node.name === versionTableDirective || !node.position) return
    const value = filledSourceOf(sourceText(file), node.position)
    parent.children[index] = {
      type: "paragraph",
      children: [{ type: "text", value, position: node.position }],
      position: node.position,
    }
  })
}
