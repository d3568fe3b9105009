import type { Heading, Root } from "mdast"
import { toString } from "mdast-util-to-string"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { plainCharacters } from "./plain-characters"

/** Headings of an article are below "Question" and "Answer", which are of the second level. */
const topLevel = 3

/** Makes a text of its own the part of an article that stands below a heading of the second level. */
export const remarkArticlePart: Plugin<[], Root> = () => (tree) => {
  const headings: Heading[] = []
  visit(tree, (node, index, parent) => {
    if ("value" in node) node.value = plainCharacters(node.value) // entities may have brought some
    if (node.type === "code") {
      node.lang = /^[\w+#.-]{1,30}$/.test(node.lang ?? "") && node.lang !== "mermaid" ? node.lang : null
      // Written for a question, not for this site: it need not parse, nor be laid out as `terraform fmt` does.
      node.meta = node.lang ? 'skip="as it stands in the discussion"' : null
    }
    if (node.type !== "heading") return undefined
    if (toString(node).trim() === "" && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return index
    }
    headings.push(node)
    return undefined
  })

  const highest = Math.min(...headings.map(({ depth }) => depth))
  for (const heading of headings) {
    heading.depth = Math.min(6, heading.depth - highest + topLevel) as Heading["depth"] // 3 to 6
    keepBraces(heading)
  }
}

/** Braces at a heading's end would be its id: they become code. */
function keepBraces({ children }: Heading): void {
  const last = children.at(-1)
  if (last?.type !== "text") return
  const [, text = "", braces] = /^(.*?)\s*(\{#[^{}]+\})\s*$/s.exec(last.value) ?? []
  if (braces === undefined) return
  last.value = text === "" ? "" : `${text} `
  children.push({ type: "inlineCode", value: braces })
}
