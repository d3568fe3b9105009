import type { Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import { partsOf } from "../file-data"
import { visitBlocks } from "../visit-blocks"
import { versionTableDirective } from "./names"
import { versionTableBlock } from "./version-table-block"

/**
 * Inserts the table into each `::version-table`, with its caption as the label; one whose data does not exist
 * stays empty.
 */
export const remarkVersionTables: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node, index, parent) => {
    if (node.type !== "leafDirective" || node.name !== versionTableDirective) return
    const found = partsOf(file).versionTables.get(node.attributes?.data ?? "")
    const [caption, table] = found ? versionTableBlock(found) : []
    parent.children[index] = {
      type: "containerDirective",
      name: versionTableDirective,
      children: caption && table ? [{ ...caption, data: { directiveLabel: true } }, table] : [],
    }
  })
}
