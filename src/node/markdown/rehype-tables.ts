import type { Element, Root } from "hast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { element, isElement, textOf } from "./hast"

/**
 * Puts each table into a container that scrolls, and that the keyboard can reach. It is named after the table's
 * caption, else after the heading above it; a repeated name gets a number. Header cells say what they head.
 */
export const rehypeTables: Plugin<[], Root> = () => (tree) => {
  let heading = ""
  const names = new Map<string, number>()
  visit(tree, "element", (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) heading = textOf(node)
    if (node.tagName !== "table" || !parent || index === undefined) return undefined

    const caption = node.children.find((child) => isElement(child, "caption"))
    const name = (isElement(caption) && textOf(caption)) || (heading === "" ? "Table" : `Table: ${heading}`)
    const count = (names.get(name) ?? 0) + 1
    names.set(name, count)
    nameHeaders(node)
    parent.children[index] = element(
      "div",
      {
        className: ["table-scroll"],
        tabIndex: 0,
        role: "region",
        ariaLabel: count === 1 ? name : `${name} (${count})`,
      },
      node,
    )
    return SKIP
  })
}

function nameHeaders(table: Element): void {
  const head = table.children.find((child) => isElement(child, "thead"))
  if (!isElement(head)) return
  visit(head, "element", (cell) => {
    if (cell.tagName !== "th") return
    if (textOf(cell) === "" && !cell.children.some((child) => isElement(child))) cell.tagName = "td"
    else cell.properties.scope ??= "col"
  })
}
