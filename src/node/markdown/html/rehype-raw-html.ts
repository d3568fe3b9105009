import type { Nodes, Root } from "hast"
import rehypeRaw from "rehype-raw"
import type { Plugin } from "unified"

/** Parses raw HTML into elements. Skips the HTML parser for pages without raw HTML. */
export const rehypeRawHtml: Plugin<[], Root> = () => {
  const parse = rehypeRaw() as (tree: Root, file: unknown) => Root
  return (tree, file) => (holdsHtml(tree) ? parse(tree, file) : tree)
}

function holdsHtml(node: Nodes): boolean {
  return node.type === "raw" || ("children" in node && node.children.some(holdsHtml))
}
