import type { Root } from "mdast"
import { toString } from "mdast-util-to-string"
import type { Plugin } from "unified"
import type { Node, Point } from "unist"
import { visit } from "unist-util-visit"
import { positionAt } from "../../../shared/source-position"

/**
 * Gives positions to the addresses that the parser only finds in the finished tree, such as the one in `<www.example.com>`, and to
 * the texts beside them.
 */
export const remarkAddressPositions: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, "link", (link, _index, parent: (Node & { children: Node[] }) | undefined) => {
    if (link.position || !parent?.position) return
    const source = String(file.value)
    const last = offsetOf(source, parent.position.end)
    let offset = offsetOf(source, parent.position.start)
    for (const node of parent.children) {
      const text = toString(node)
      const start = node.position ? -1 : source.indexOf(text, offset)
      const end = start + text.length
      if (start !== -1 && text !== "" && end <= last)
        node.position = { start: positionAt(source, start), end: positionAt(source, end) }
      if (node.position) offset = offsetOf(source, node.position.end)
    }
  })
}

/** The offset of a position. Those of the parser are offsets in the text whose variables are replaced. */
function offsetOf(source: string, { line, column }: Point): number {
  const lines = source.split("\n").slice(0, line - 1)
  return lines.reduce((sum, { length }) => sum + length + 1, column - 1)
}
