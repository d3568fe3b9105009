import type { Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import type { VFile } from "vfile"
import type { VersionTables } from "../content/version-table"
import { versionTableDirective } from "./directives/names"
import { versionTableBlock } from "./version-table-block"
import { visitBlocks } from "./visit-blocks"

/** Option of the plugins that read version tables: finds those that a file may show. */
export interface WithVersionTables {
  tablesOf(file: VFile): VersionTables
}

/** Puts the table into each `::version-table`, its caption as the label; one whose data does not exist stays empty. */
export const remarkVersionTables: Plugin<[WithVersionTables], Root> = function ({ tablesOf }) {
  return (tree, file) => {
    visitBlocks(tree, (node, index, parent) => {
      if (node.type !== "leafDirective" || node.name !== versionTableDirective) return
      const found = tablesOf(file).get(node.attributes?.data ?? "")
      const [caption, table] = found ? versionTableBlock(found) : []
      parent.children[index] = {
        type: "containerDirective",
        name: versionTableDirective,
        children: caption && table ? [{ ...caption, data: { directiveLabel: true } }, table] : [],
      }
    })
  }
}
