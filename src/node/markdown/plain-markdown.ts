import type { Nodes, RootContent } from "mdast"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { shownChildren } from "./mdx/shown-children"
import { isPhrasing } from "./phrasing-of"
import { addCommandNotes } from "./portable/command-notes"
import { withAddresses } from "./portable/html-addresses"
import { plainBlocks } from "./portable/plain-blocks"
import { writeText } from "./portable/write-text"
import type { ReadBody } from "./read-markdown"

const stringifier = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", rule: "-", handlers: { text: writeText } })
  .freeze()

/**
 * Converts a parsed body to portable Markdown, without site-specific syntax.
 * @param addressOf maps the address of a link or an image
 */
export function plainMarkdown(
  { tree: parsed }: Pick<ReadBody, "tree">,
  addressOf: (url: string) => string,
): string {
  const tree = copyOf(parsed)
  addCommandNotes(tree)
  tree.children = plainBlocks(tree.children)
  visit(tree, (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition")
      node.url = addressOf(node.url)
    if (node.type === "html") node.value = withAddresses(node.value, addressOf)
    if (node.type === "root" || node.type === "blockquote" || node.type === "listItem")
      node.children = node.children.map(inParagraph) as typeof node.children // all results are blocks
  })
  return stringifier.stringify(tree).trim()
}

/**
 * Wraps a link that stands among blocks, such as one to an embedded page within HTML: with a part of a paragraph, blocks would be
 * written without line breaks between them.
 */
function inParagraph(node: RootContent): RootContent {
  return isPhrasing(node) && node.type !== "html" ? { type: "paragraph", children: [node] } : node
}

/**
 * A copy of a tree whose nodes can be changed, with the text of partials in it. It shares their positions and data, which
 * `structuredClone` would copy too.
 */
function copyOf<T extends Nodes>(node: T): T {
  return "children" in node ? { ...node, children: shownChildren(node).map(copyOf) } : { ...node }
}
