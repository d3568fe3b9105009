import type { Nodes, PhrasingContent, RootContent } from "mdast"
import { plainText } from "./text/plain-text"

/** The content of blocks as parts of a paragraph: that of paragraphs and headings, and the text of other blocks. */
export function phrasingOf(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (isPhrasing(node)) return [node]
    const space: PhrasingContent[] = index > 0 ? [{ type: "text", value: " " }] : []
    if (node.type === "paragraph" || node.type === "heading") return [...space, ...node.children]
    const value = plainText(node)
    return value === "" ? [] : [...space, { type: "text", value }]
  })
}

const phrasing: ReadonlySet<string> = new Set([
  "break",
  "delete",
  "emphasis",
  "footnoteReference",
  "html",
  "image",
  "imageReference",
  "inlineCode",
  "link",
  "linkReference",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "strong",
  "text",
])

/** Whether a node can be a part of a paragraph. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return phrasing.has(node.type)
}
