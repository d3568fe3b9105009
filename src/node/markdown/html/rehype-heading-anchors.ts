import type { Root } from "hast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { addClass, hasClass, element, textOf } from "./hast"

/**
 * Adds a link to each heading. The link is beside the heading, in a `div.heading-anchor` around both: inside the heading, its
 * label would become part of the heading's name; hidden from screen readers, it could not be focusable.
 */
export const rehypeHeadingAnchors: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node, index, parent) => {
    if (!/^h[2-6]$/.test(node.tagName) || !parent || index === undefined) return undefined
    const { id } = node.properties
    if (typeof id !== "string" || id === "" || hasClass(node, "sr-only")) return undefined
    addClass(node, "anchor")
    parent.children[index] = element(
      "div",
      { className: ["heading-anchor"], dataLevel: node.tagName.slice(1) },
      node,
      element("a", { className: ["hash-link"], href: `#${id}`, ariaLabel: `Direct link to ${textOf(node)}` }),
    )
    return SKIP
  })
}
