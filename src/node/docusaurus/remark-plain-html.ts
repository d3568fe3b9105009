import type { Root } from "mdast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { droppedElements, isAllowedElement } from "../markdown/html/allowed-html"

/** HTML elements that content must not use. They are removed and not shown as text. */
const otherElements: ReadonlySet<string> = new Set(
  "button center font nav header footer main aside article label fieldset legend output progress meter dialog slot input big tt strike marquee canvas html body".split(
    " ",
  ),
)

/** Treats unknown tags such as `<bucket-name>` as text. */
export const remarkPlainHtml: Plugin<[], Root> = () => (tree) => {
  visit(tree, "html", (node, index, parent) => {
    const [, name = ""] = /^<\/?([a-zA-Z][^\s/>]*)/.exec(node.value) ?? []
    if (name === "" || !parent || index === undefined) return undefined
    const tag = name.toLowerCase()
    if (isAllowedElement(tag) || droppedElements.includes(tag) || otherElements.has(tag)) return undefined
    const text = { type: "text", value: node.value } as const
    parent.children[index] =
      parent.type === "root" || parent.type === "listItem" || parent.type === "blockquote"
        ? { type: "paragraph", children: [text] }
        : text
    return [SKIP, index + 1]
  })
}
