import type { List, Nodes, Root } from "mdast"
import type { Plugin } from "unified"
import type { VFile } from "vfile"
import { counted } from "../../../shared/counted"
import { positionOf, report } from "../report"
import { visitBlocks } from "../visit-blocks"

/** Blocks by the type of their nodes. */
const blockNames: Readonly<Record<string, string>> = {
  list: "list",
  paragraph: "paragraph",
  code: "code block",
  blockquote: "quotation",
  table: "table",
  containerDirective: "directive",
}

/** Reports what is indented, but not far enough to be part of the list item above it. */
export const remarkCheckLists: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node, index, parent) => {
    if (node.type === "list") checkItems(file, node)
    const before = parent.children[index - 1]
    const name = blockNames[node.type]
    if (before?.type === "list" && name !== undefined)
      checkIndent(file, node, before, {
        thing: `The ${name}`,
        result: "is not part of the list item above it",
      })
  })
}

/** Reports the first item that is indented by two spaces or more, as writers nest an item. */
function checkItems(file: VFile, list: List): void {
  const { column } = positionOf(list)
  const item = list.children.find((node) => positionOf(node).column >= column + 2)
  if (item)
    checkIndent(file, item, list, {
      thing: "The item",
      result: "is part of the same list as the item above it",
    })
}

function checkIndent(
  file: VFile,
  node: Nodes,
  list: List,
  { thing, result }: { thing: string; result: string },
): void {
  const position = positionOf(node)
  const { column } = positionOf(list)
  const text = list.children[0]?.children[0]
  const indent = position.column - column
  const needed = text ? positionOf(text).column - column : 0
  if (indent <= 0 || indent >= needed) return
  report(file, {
    rule: "stray-markup",
    ...position,
    message: `${thing} is indented by ${counted(indent, "space")}, and ${result}.`,
    fix: `indent it by ${needed} spaces, as far as the text of the item, or not at all.`,
  })
}
