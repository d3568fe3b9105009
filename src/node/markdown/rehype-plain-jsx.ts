import type { Element, Root } from "hast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"

const names: ReadonlySet<string> = new Set(["a", "img", "video", "audio", "source", "track", "table"])

/** Treats HTML written as JSX like HTML written as HTML, where its attributes are plain texts: links and images count. */
export const rehypePlainJsx: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return
    if (!node.name || !names.has(node.name) || !parent || index === undefined) return
    const properties: Element["properties"] = {}
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value === "object") {
        if (attribute.type !== "mdxJsxAttribute" || attribute.value !== null) return
      }
      const { name, value } = attribute
      if (name === "className") properties.className = String(value).split(/\s+/).filter(Boolean)
      else properties[name] = typeof value === "string" ? value : true
    }
    parent.children[index] = {
      type: "element",
      tagName: node.name,
      properties,
      children: node.children as Element["children"],
    }
  })
}
