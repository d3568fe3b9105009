import type { Heading, List, ListItem, Nodes, Root } from "mdast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { attributeOf, attributeTextOf, expressionOf, type JsxElement } from "../markdown/mdx/jsx-attributes"
import { plainText } from "../markdown/text/plain-text"
import { visitBlocks } from "../markdown/visit-blocks"

/** The levels of the headings that a list of the page's headings shows. */
interface Levels {
  min: number
  max: number
}

declare module "mdast" {
  interface ListData {
    /** Set for a list that `remarkInlineContents` fills with links to the page's headings. */
    contents?: Levels
  }
}

/** The list in place of Docusaurus's `<TOCInline toc={toc} />`; `undefined` if it shows a computed list of headings. */
export function inlineContentsOf(element: JsxElement): [List] | undefined {
  const toc = attributeOf(element, "toc")
  const shown = toc && expressionOf(toc)
  if (shown?.type !== "Identifier" || shown.name !== "toc") return undefined
  const contents = {
    min: Number(attributeTextOf(element, "minHeadingLevel") ?? 2),
    max: Number(attributeTextOf(element, "maxHeadingLevel") ?? 3),
  }
  return [{ type: "list", spread: false, children: [], data: { contents } }]
}

/** Fills the lists of the page's headings. Must come after the plugin that sets the ids of headings. */
export const remarkInlineContents: Plugin<[], Root> = () => (tree) => {
  visit(tree, "list", (list, index, parent) => {
    const levels = list.data?.contents
    if (!levels || !parent || index === undefined) return undefined
    list.children = itemsOf(headingsOf(tree, levels))
    if (list.children.length === 0) parent.children.splice(index, 1)
    return [SKIP, list.children.length === 0 ? index : index + 1]
  })
}

function headingsOf(tree: Root, { min, max }: Levels): Heading[] {
  const headings: Heading[] = []
  visitBlocks(tree, (node: Nodes) => {
    if (node.type === "heading" && node.depth >= min && node.depth <= max && node.data?.id !== undefined)
      headings.push(node)
  })
  return headings
}

/** Items with links to headings; those of deeper headings are below the heading before them. */
function itemsOf(headings: readonly Heading[]): ListItem[] {
  const [first] = headings
  if (!first) return []
  const next = headings.findIndex((heading, index) => index > 0 && heading.depth <= first.depth)
  const end = next === -1 ? headings.length : next
  const below = itemsOf(headings.slice(1, end))
  const url = `#${first.data?.id ?? ""}`
  const item: ListItem = {
    type: "listItem",
    spread: false,
    children: [
      {
        type: "paragraph",
        children: [{ type: "link", url, children: [{ type: "text", value: plainText(first).trim() }] }],
      },
      ...(below.length > 0 ? [{ type: "list", spread: false, children: below } satisfies List] : []),
    ],
  }
  return [item, ...itemsOf(headings.slice(end))]
}
