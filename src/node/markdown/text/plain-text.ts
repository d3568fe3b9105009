import type { Nodes } from "mdast"
import type {} from "remark-mdx"
import { shownChildren } from "../mdx/shown-children"

/** The visible text of a node: without markup, HTML tags and expressions, with code and alt texts. */
export function plainText(node: Nodes): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
    case "code":
      return node.value
    case "image":
    case "imageReference":
      return node.alt ?? ""
    case "break":
      return " "
    case "mdxTextExpression":
    case "mdxFlowExpression":
    case "mdxjsEsm":
    case "footnoteReference":
      return ""
    case "html":
      return /^<br\b/i.test(node.value) ? " " : ""
    case "mdxJsxTextElement":
      return node.name === "br" ? " " : shownChildren(node).map(plainText).join("")
    default:
      return "children" in node ? shownChildren(node).map(plainText).join("") : ""
  }
}
