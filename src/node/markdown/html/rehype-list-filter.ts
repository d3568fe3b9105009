import type { ElementContent, Root, RootContent } from "hast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { element, isElement } from "./hast"

/**
 * Replaces `<div data-filter="Its name">` by a field that filters a list, and by a sentence that is shown if nothing matches.
 * Each heading of level 3 below it becomes one element with its text, which the field shows or hides.
 */
export const rehypeListFilter: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node, index, parent) => {
    const { dataFilter } = node.properties
    if (typeof dataFilter !== "string" || parent?.type !== "root" || index === undefined) return undefined
    const field = element(
      "doc-filter",
      {},
      element("label", {}, dataFilter, element("input", { type: "search", autoComplete: ["off"] })),
      element("p", { role: "status" }),
      element(
        "p",
        { hidden: true },
        "Nothing on this page matches. Remove a word, or ",
        element("a", { href: "/search" }, "search the whole documentation"),
        ".",
      ),
    )
    const below = parent.children.splice(index)
    parent.children.push(field, ...groupParts(below.slice(1)))
    return SKIP
  })
}

/** Puts each heading of the third level, with what follows up to the next heading, into an element. */
function groupParts(nodes: readonly RootContent[]): RootContent[] {
  const grouped: RootContent[] = []
  let part: ElementContent[] | undefined
  for (const node of nodes) {
    if (isElement(node, "h3")) {
      const entry = element("div", { className: ["entry"] })
      part = entry.children
      grouped.push(entry)
    } else if (isElement(node, "h2")) part = undefined
    if (part && node.type !== "doctype" && node.type !== "mdxjsEsm") part.push(node)
    else grouped.push(node)
  }
  return grouped
}
