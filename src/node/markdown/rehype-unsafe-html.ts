import type { Root } from "hast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { isUnsafeAddress, isUnsafeAttribute, unsafeElements } from "./unsafe-html"

const addressProperties = [
  "href",
  "xLinkHref",
  "src",
  "action",
  "formAction",
  "poster",
  "cite",
  "data",
  "background",
]

/** Removes what must not come from Markdown: elements and attributes that run code, and writers' comments. */
export const rehypeUnsafeHtml: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent) => {
    const unwanted =
      node.type === "comment" ||
      node.type === "doctype" ||
      (node.type === "element" && unsafeElements.has(node.tagName))
    if (unwanted && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type !== "element") return undefined
    for (const name of Object.keys(node.properties)) if (isUnsafeAttribute(name)) delete node.properties[name]
    for (const name of addressProperties) {
      const value = node.properties[name]
      if (typeof value === "string" && isUnsafeAddress(value)) delete node.properties[name]
    }
    return undefined
  })
}
