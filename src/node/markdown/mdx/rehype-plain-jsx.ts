import type { Element, Root } from "hast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { attributeText, isBare } from "./jsx-attributes"

const names: ReadonlySet<string> = new Set(["a", "img", "video", "audio", "source", "track", "table"])

/** Converts JSX elements of HTML with literal attributes to hast elements, so that links and images are processed. */
export const rehypePlainJsx: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return
    if (!node.name || !names.has(node.name) || !parent || index === undefined) return
    const properties: Element["properties"] = {}
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") return
      const { name } = attribute
      const value = isBare(attribute) || attributeText(attribute)
      if (value === undefined) return
      if (name === "className") properties.className = String(value).split(/\s+/).filter(Boolean)
      else properties[name] = value
    }
    parent.children[index] = {
      type: "element",
      tagName: node.name,
      properties,
      children: node.children,
    }
  })
}
