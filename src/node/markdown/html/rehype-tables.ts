import type { Element, Root } from "hast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { element, isElement, textOf } from "./hast"

/** Cells of at most this many characters count as short; code of this length is not wrapped. */
const shortCell = 10
const shortCode = 20

/**
 * Wraps each table in a scrollable, focusable container. It is named after the table's caption, else after the
 * heading above it; a repeated name gets a number. Header cells get a scope. Cells of columns with only short
 * content, and short code, are marked so that they do not wrap.
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
    markShort(node)
    parent.children[index] = element(
      "doc-table",
      {
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

function markShort(table: Element): void {
  const rows = cellsOf(table)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  for (let column = 0; column < width; column++) {
    const cells = rows.flatMap((cells) => cells[column] ?? [])
    if (cells.every((cell) => textOf(cell).length <= shortCell))
      for (const cell of cells) cell.properties.dataShort = ""
  }
  visit(table, "element", (node) => {
    if (node.tagName !== "code") return
    const text = textOf(node)
    if (text.length <= shortCode && !text.includes(" ")) node.properties.dataShort = ""
  })
}

/** The cells of a table's body by row; empty if cells span columns. */
function cellsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  let spans = false
  visit(table, "element", (node) => {
    if (node.tagName === "thead" || node.tagName === "caption") return SKIP
    if (node.tagName === "tr") rows.push(node.children.filter((child) => isElement(child)))
    if ("colSpan" in node.properties || "rowSpan" in node.properties) spans = true
    return undefined
  })
  return spans ? [] : rows
}
