import type { Root } from "mdast"
import type {} from "remark-directive"
import type {} from "remark-rehype"
import type { Plugin } from "unified"
import { isLabel } from "./directive-label"
import { visitBlocks } from "../visit-blocks"
import { directiveTag, labelTag } from "./directive"
import { containerAttributeNames } from "./names"

/** Converts each directive to a temporary element, which the rehype plugins replace by its HTML. */
export const remarkDirectiveElements: Plugin<[], Root> = () => (tree) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "containerDirective") return
    const attributes = node.attributes ?? {}
    const properties = Object.fromEntries(
      containerAttributeNames.flatMap((name) =>
        typeof attributes[name] === "string" ? [[name, attributes[name]]] : [],
      ),
    )
    node.data = { ...node.data, hName: directiveTag(node.name), hProperties: properties }
    for (const child of node.children) {
      if (isLabel(child)) child.data = { ...child.data, hName: labelTag }
    }
  })
}
