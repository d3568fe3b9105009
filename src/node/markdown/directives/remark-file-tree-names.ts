import type { Parents, Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import type { Position } from "unist"
import { fillVariables } from "../../content/settings/variables"
import type { WithVariables } from "../plugin-options"
import { sourceLines, sourceOf } from "../source-lines"
import { visitBlocks } from "../visit-blocks"

/** Restores names in `:::file-tree` as typed: `__init__.py` is a file name, not bold text. */
export const remarkFileTreeNames: Plugin<[WithVariables], Root> =
  ({ variablesOf }) =>
  (tree, file) => {
    visitBlocks(tree, (node) => {
      if (node.type !== "containerDirective" || node.name !== "file-tree") return
      const lines = sourceLines(file)
      takeNames(node, (position) => fillVariables(sourceOf(lines, position), variablesOf(file)))
    })
  }

function takeNames(parent: Parents, typedAt: (position: Position) => string): void {
  visitBlocks(parent, (node) => {
    if (node.type !== "paragraph" || node.data?.directiveLabel || !node.position) return
    // code and links are intended
    if (!node.children.every(({ type }) => type === "text" || type === "emphasis" || type === "strong"))
      return
    node.children = [{ type: "text", value: typedAt(node.position), position: node.position }]
  })
}
