import type { Heading, Root } from "mdast"
import { toString } from "mdast-util-to-string"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { plainCharacters } from "./plain-characters"

/** Minimum heading level in an article, because "Question" and "Answer" have level 2. */
const topLevel = 3

/** Adapts a standalone text to be a part of an article, under a heading of level 2. */
export const remarkArticlePart: Plugin<[], Root> = () => (tree) => {
  const headings: Heading[] = []
  visit(tree, (node, index, parent) => {
    if ("value" in node) node.value = plainCharacters(node.value) // decoded entities may contain invisible characters
    if (node.type === "code") {
      node.lang = /^[\w+#.-]{1,30}$/.test(node.lang ?? "") && node.lang !== "mermaid" ? node.lang : null
      // Code in discussions need not parse or be formatted by `terraform fmt`.
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

/** Converts braces at the end of a heading to code, because they would be parsed as its id. */
function keepBraces({ children }: Heading): void {
  const last = children.at(-1)
  if (last?.type !== "text") return
  const [, text = "", braces] = /^(.*?)\s*(\{#[^{}]+\})\s*$/s.exec(last.value) ?? []
  if (braces === undefined) return
  last.value = text === "" ? "" : `${text} `
  children.push({ type: "inlineCode", value: braces })
}
