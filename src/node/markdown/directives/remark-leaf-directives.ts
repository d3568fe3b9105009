import type { Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import { fillVariables } from "../../content/settings/variables"
import type { WithVariables } from "../plugin-options"
import { sourceLines, sourceOf } from "../source-lines"
import { visitBlocks } from "../visit-blocks"
import { versionTableDirective } from "./names"

/** Converts `::name` lines back to paragraphs, except for the only leaf directive of this site. */
export const remarkLeafDirectives: Plugin<[WithVariables], Root> =
  ({ variablesOf }) =>
  (tree, file) => {
    visitBlocks(tree, (node, index, parent) => {
      if (node.type !== "leafDirective" || node.name === versionTableDirective || !node.position) return
      const value = fillVariables(sourceOf(sourceLines(file), node.position), variablesOf(file))
      parent.children[index] = {
        type: "paragraph",
        children: [{ type: "text", value, position: node.position }],
        position: node.position,
      }
    })
  }
