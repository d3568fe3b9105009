import type { Nodes, Paragraph, Root, RootContent } from "mdast"
import type { MdxFlowExpression } from "mdast-util-mdx-expression"
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import type { Plugin } from "unified"
import { importedNames } from "./body-names"
import { visitBlocks } from "../visit-blocks"
import { siteComponents } from "./site-components"

/**
 * Turns components and imported Markdown files that are written on one line, such as `<TabItem value="a">Text.</TabItem>`, into blocks, because the parser reads
 * such a line as a paragraph. The MDX compiler turns them into blocks itself, so only bodies that are not compiled need this
 * plugin.
 */
export const remarkJsxBlocks: Plugin<[], Root> = () => (tree) => {
  const components = siteComponents(tree)
  const imports = importedNames(tree)
  const isComponent = (name: string) => components.has(name) || /\.mdx?$/.test(imports.get(name) ?? "")
  const isBlock = (node: Nodes) => node.type === "mdxJsxTextElement" && isComponent(node.name ?? "")

  const blocksOf = (paragraph: Paragraph): RootContent[] => {
    const { children } = paragraph
    if (!children.some(isBlock) || !children.every(isJsxOrSpace)) return [paragraph]
    return children.flatMap((child): RootContent[] => {
      if (child.type === "mdxTextExpression") {
        const expression: MdxFlowExpression = { ...child, type: "mdxFlowExpression" }
        return [expression]
      }
      if (child.type !== "mdxJsxTextElement") return []
      const { name, attributes, position } = child
      const at = position ? { position } : {}
      const content = blocksOf({ type: "paragraph", children: child.children, ...at })
      const element: MdxJsxFlowElement = {
        type: "mdxJsxFlowElement",
        name,
        attributes,
        children: child.children.length > 0 ? (content as MdxJsxFlowElement["children"]) : [], // all are blocks
        ...at,
      }
      return [element]
    })
  }

  visitBlocks(tree, (block, _, parent) => {
    if (block.type !== "paragraph") return
    const blocks = blocksOf(block)
    if (blocks[0] === block) return
    const siblings: Nodes[] = parent.children
    siblings.splice(siblings.indexOf(block), 1, ...blocks)
  })
}

function isJsxOrSpace(node: Nodes): boolean {
  return (
    node.type === "mdxJsxTextElement" ||
    node.type === "mdxTextExpression" ||
    (node.type === "text" && node.value.trim() === "")
  )
}
