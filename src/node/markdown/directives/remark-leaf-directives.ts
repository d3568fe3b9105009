import type { Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import { fillVariables } from "../../content/settings/variables"
import { sourceLines, sourceOf } from "../source-lines"
import { visitBlocks } from "../visit-blocks"
import { versionTableDirective } from "./names"

/** Converts `::name` lines back to paragraphs, except for the only leaf directive of this site. */
export const remarkLeafDirectives: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node, index, parent) => {
    if (node.type !== "leafDirective" || node.name === versionTableDirective || !node.position) return
    const value = fillVariables(sourceOf(sourceLines(file), node.position), file.data.variables)
    parent.children[index] = {
      type: "paragraph",
      children: [{ type: "text", value, position: node.position }],
      position: node.position,
    }
  })
}
