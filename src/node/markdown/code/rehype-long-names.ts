import type { Element, ElementContent, Root } from "hast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { nameParts } from "../../../shared/name-parts"
import { element } from "../html/hast"

/** Lets long names in inline code wrap after underscores. The breaks have no text, so that copies of the code are unchanged. */
export const rehypeLongNames: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node) => {
    if (node.tagName === "pre") return SKIP
    if (node.tagName === "code") node.children = node.children.flatMap(withBreaks)
    return undefined
  })
}

function withBreaks(child: ElementContent): (ElementContent | Element)[] {
  if (child.type !== "text") return [child]
  return nameParts(child.value).flatMap((value, index) => [
    ...(index > 0 ? [element("wbr", {})] : []),
    { type: "text" as const, value },
  ])
}
