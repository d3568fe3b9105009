import type { List, Nodes, Parents, Root } from "mdast"
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

/** Reports what is not indented far enough to be part of the list item above it, but was probably meant as a part. */
export const remarkCheckLists: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node, index, parent) => {
    if (node.type === "list") {
      checkItems(file, node)
      checkStart(file, node, index, parent)
    }
    const before = parent.children[index - 1]
    const name = blockNames[node.type]
    if (before?.type === "list" && name !== undefined)
      checkIndent(file, node, before, {
        thing: `The ${name}`,
        result: "is not part of the list item above it",
      })
  })
}

/**
 * Reports the first item that was meant as one of a nested list: it is indented by two spaces or more, or by one, and an item below it
 * is not.
 */
function checkItems(file: VFile, list: List): void {
  const columns = list.children.map((item) => positionOf(item).column)
  const [first = 1] = columns
  const last = columns.lastIndexOf(first)
  const item = list.children.find((_, index) => {
    const indent = (columns[index] ?? first) - first
    return indent >= 2 || (indent === 1 && index < last)
  })
  if (item)
    checkIndent(file, item, list, {
      thing: "The item",
      result: "is part of the same list as the item above it",
    })
}

/**
 * Reports a block that ends a numbered list whose items continue below it, with numbers that start again: the steps of `:::steps`, or
 * a single item "1." above another "1.".
 */
function checkStart(file: VFile, list: List, index: number, parent: Parents): void {
  const above = parent.children.slice(0, index)
  const end = above.findLastIndex(({ type }) => type === "list" || type === "heading" || type === "html")
  const before = above[end]
  const block = above[end + 1]
  const name = blockNames[block?.type ?? ""]
  if (!list.ordered || before?.type !== "list" || !before.ordered || !block || name === undefined) return
  const isStep = parent.type === "containerDirective" && parent.name === "steps"
  const isFirstAgain = list.start === 1 && before.start === 1 && before.children.length === 1
  const { line, column } = positionOf(block)
  const listColumn = positionOf(before).column
  if (column !== listColumn || !(isStep || isFirstAgain)) return
  const text = before.children.at(-1)?.children[0]
  const needed = text ? positionOf(text).column - listColumn : 0
  report(file, {
    rule: "stray-markup",
    line,
    column,
    message: `The ${name} is not part of the list item above it, and the numbers start again below it.`,
    fix: `indent it by ${needed} spaces, as far as the text of the item.`,
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
