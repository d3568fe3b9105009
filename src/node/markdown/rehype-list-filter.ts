import type { Root } from "hast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { element } from "./hast"

/** Replaces `<div data-filter="Its name">` by a field that filters a list. */
export const rehypeListFilter: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node, index, parent) => {
    const { dataFilter } = node.properties
    if (typeof dataFilter !== "string" || !parent || index === undefined) return undefined
    parent.children[index] = element(
      "doc-filter",
      {},
      element("label", {}, dataFilter, element("input", { type: "search", autoComplete: ["off"] })),
      element("p", { role: "status" }),
    )
    return SKIP
  })
}
