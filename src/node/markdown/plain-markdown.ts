import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { plainBlocks } from "./plain-blocks"
import type { ReadBody } from "./read-markdown"

const stringifier = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", rule: "-" })
  .freeze()

/**
 * A parsed body as Markdown that every reader understands, without what only this site's build knows.
 * @param addressOf what takes the place of a link's or an image's address
 */
export function plainMarkdown(
  { tree: parsed }: Pick<ReadBody, "tree">,
  addressOf: (url: string) => string,
): string {
  const tree = structuredClone(parsed)
  tree.children = plainBlocks(tree.children)
  visit(tree, (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition")
      node.url = addressOf(node.url)
  })
  return stringifier.stringify(tree).trim()
}
