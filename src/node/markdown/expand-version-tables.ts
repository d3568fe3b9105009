import type { Root } from "mdast"
import type {} from "remark-directive"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"
import type { VersionTables } from "../content/version-table"
import { versionTableDirective } from "./directives/names"
import { versionTableBlock } from "./version-table-block"
import { visitBlocks } from "./visit-blocks"

const stringifier = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify).freeze()

/**
 * The text of a body with each `::version-table` written out as a caption and a table, for readers of the Markdown.
 * @param tree the body, parsed by itself
 */
export function expandVersionTables(body: string, tree: Root, tables: VersionTables): string {
  const lines = body.split("\n")
  visitBlocks(tree, (node) => {
    if (node.type !== "leafDirective" || node.name !== versionTableDirective || !node.position) return
    const table = tables.get(node.attributes?.data ?? "")
    if (!table) return
    const { line, column } = node.position.start
    const text = stringifier.stringify({ type: "root", children: versionTableBlock(table) }).trim()
    lines[line - 1] = text.replaceAll(/^(?=.)/gm, " ".repeat(column - 1))
  })
  return lines.join("\n")
}
