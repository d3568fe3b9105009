import type { Nodes, Parents, Root } from "mdast"
import { isJsx } from "./jsx-attributes"

declare module "mdast-util-mdx-jsx" {
  interface MdxJsxFlowElementData {
    /** Text of the imported Markdown file that the element shows. */
    partial?: Root
  }
  interface MdxJsxTextElementData {
    /** Text of the imported Markdown file that the element shows, as parts of a paragraph. */
    partial?: Root
  }
}

/** The nodes that readers see in place of a node's children: the text of the file that it shows, if it shows one. */
export function shownChildren(node: Parents): Nodes[] {
  return (isJsx(node) && node.data?.partial?.children) || node.children
}
