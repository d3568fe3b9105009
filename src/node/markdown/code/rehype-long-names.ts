import type { Root } from "hast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { breakableName } from "./breakable-name"

/** Lets long names in inline code wrap. */
export const rehypeLongNames: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node) => {
    if (node.tagName === "pre") return SKIP
    if (node.tagName === "code")
      node.children = node.children.flatMap((child) =>
        child.type === "text" ? breakableName(child.value) : [child],
      )
    return undefined
  })
}
