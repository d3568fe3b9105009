import type { Root, RootContent } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { visitBlocks } from "../visit-blocks"

/** Removes the `# Title` that opens a body, since the page shows its title itself; a later one becomes a section. */
export const remarkPageTitle: Plugin<[], Root> = () => (tree) => {
  const first = tree.children.findIndex((node) => node.type !== "mdxjsEsm" && !isComment(node))
  const node = tree.children[first]
  if (node?.type === "heading" && node.depth === 1) tree.children.splice(first, 1)
  visitBlocks(tree, (block) => {
    if (block.type === "heading" && block.depth === 1) block.depth = 2
  })
}

/** Whether a block is a comment of HTML or of MDX. */
export function isComment(node: RootContent): boolean {
  if (node.type === "mdxFlowExpression") return node.data?.estree?.body.length === 0
  return node.type === "html" && node.value.startsWith("<!--")
}
