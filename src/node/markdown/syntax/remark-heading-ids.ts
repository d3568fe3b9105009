import GithubSlugger from "github-slugger"
import type { Heading, Nodes, Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { plainText } from "../text/plain-text"
import { visitBlocks } from "../visit-blocks"

/**
 * Sets the id of every heading, in `data.id`: the explicit `{#id}` at its end, else the slug of its text.
 * Explicit ids are added to the slugger, so that no later heading gets the same.
 */
export const remarkHeadingIds: Plugin<[], Root> = () => (tree) => {
  const slugger = new GithubSlugger()
  visitBlocks(tree, (heading) => {
    if (heading.type !== "heading") return
    const literal = takeLiteralId(heading)
    if (hasName(literal)) slugger.occurrences[literal] ??= 0
    const text = textOfId(heading).trim()
    const id = hasName(literal) ? literal : text === "" ? "" : slugger.slug(text) // the slugger gives a second empty text an id
    if (id === "") return
    heading.data = { ...heading.data, id, hProperties: { ...heading.data?.hProperties, id } }
  })
}

/** Whether an explicit id is not empty. */
const hasName = (literal: string | undefined): literal is string =>
  literal !== undefined && literal.trim() !== ""

/** The text from which an id is made. As in Docusaurus, expressions are their code, and HTML is left out, line breaks too. */
function textOfId(node: Nodes): string {
  if (node.type === "mdxTextExpression") return node.value
  if (node.type === "html") return ""
  const isParent = "children" in node && node.children.length > 0
  return isParent ? node.children.map(textOfId).join("") : plainText(node)
}

const braces = /\{#([^{}]+)\}$/

/** The explicit id at the end of a heading: a comment, or the braces of an underlined heading. */
export function literalId({ children }: Heading): string | undefined {
  const last = children.at(-1)
  if (last?.type === "html") return /^<!--\s*#(.*?)\s*-->$/.exec(last.value)?.[1]
  if (last?.type === "mdxTextExpression") return /^\s*\/\*\s*#(.*?)\s*\*\/\s*$/.exec(last.value)?.[1]
  return last?.type === "text" ? braces.exec(last.value.trimEnd())?.[1] : undefined
}

/** Removes the explicit id from the text of a heading, and returns it. */
function takeLiteralId(heading: Heading): string | undefined {
  const id = literalId(heading)
  if (id === undefined) return undefined
  const last = heading.children.at(-1)
  if (last?.type === "text") last.value = last.value.trimEnd().replace(braces, "").trimEnd()
  else {
    heading.children.pop()
    const before = heading.children.at(-1)
    if (before?.type === "text") before.value = before.value.trimEnd()
  }
  return id
}

declare module "mdast" {
  interface HeadingData {
    /** Id of the heading's element; absent for a heading without text. */
    id?: string
  }
}
