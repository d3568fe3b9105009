import type { Root } from "mdast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { droppedElements, isAllowedElement } from "../markdown/allowed-html"
import { htmlTags } from "../markdown/html-tags"
import { placeOf, report } from "../markdown/report"
import { embeddedLink } from "./embedded-link"

/** HTML elements that content must not use. They are removed and not shown as text. */
const otherElements: ReadonlySet<string> = new Set(
  "button center font nav header footer main aside article label fieldset legend output progress meter dialog slot input big tt strike marquee canvas html body".split(
    " ",
  ),
)

/** Treats unknown tags such as `<bucket-name>` as text. An embedded page becomes a link. */
export const remarkPlainHtml: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, "html", (node, index, parent) => {
    const [, name = ""] = /^<\/?([a-zA-Z][^\s/>]*)/.exec(node.value) ?? []
    if (name === "" || !parent || index === undefined) return undefined
    const tag = name.toLowerCase()
    if (tag === "iframe") {
      const [first] = htmlTags(node.value)
      const value = (attribute: string) => first?.attributes.find(({ name }) => name === attribute)?.value
      const link = embeddedLink(value("src"), value("title"))
      if (!link) return undefined
      report(file, {
        rule: "left-out",
        ...placeOf(node),
        message: "<iframe> is not allowed in Markdown, and a link to the embedded page stands in its place.",
        fix: "link to the page instead of embedding it.",
      })
      parent.children[index] = parent.type === "paragraph" ? link : { type: "paragraph", children: [link] }
      return [SKIP, index + 1]
    }
    if (isAllowedElement(tag) || droppedElements.includes(tag) || otherElements.has(tag)) return undefined
    const text = { type: "text", value: node.value } as const
    parent.children[index] =
      parent.type === "root" || parent.type === "listItem" || parent.type === "blockquote"
        ? { type: "paragraph", children: [text] }
        : text
    return [SKIP, index + 1]
  })
}
