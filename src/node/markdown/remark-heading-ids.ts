import GithubSlugger from "github-slugger"
import type { Heading, Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { plainText } from "./plain-text"
import { visitBlocks } from "./visit-blocks"

/**
 * Gives every heading its id, in `data.id`: the `{#id}` at its end, taken literally, else the slug of its text. One
 * slugger serves the whole file; a literal id is known to it, so that no later heading gets the same.
 */
export const remarkHeadingIds: Plugin<[], Root> = () => (tree) => {
  const slugger = new GithubSlugger()
  visitBlocks(tree, (heading) => {
    if (heading.type !== "heading") return
    const literal = takeLiteralId(heading)
    if (literal !== undefined) slugger.occurrences[literal] ??= 0
    const id = literal ?? slugger.slug(plainText(heading).trim())
    if (id === "") return
    heading.data = { ...heading.data, id, hProperties: { ...heading.data?.hProperties, id } }
  })
}

/** Removes the id that ends a heading: a comment, or the braces of an underlined heading. */
function takeLiteralId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  let id: string | undefined
  if (last?.type === "html") id = /^<!--\s*#(.*?)\s*-->$/.exec(last.value)?.[1]
  if (last?.type === "mdxTextExpression") id = /^\s*\/\*\s*#(.*?)\s*\*\/\s*$/.exec(last.value)?.[1]
  if (id !== undefined) {
    heading.children.pop()
    const before = heading.children.at(-1)
    if (before?.type === "text") before.value = before.value.trimEnd()
    return id
  }
  if (last?.type !== "text") return undefined
  const match = /\{#([^{}]+)\}$/.exec(last.value.trimEnd())
  if (match) last.value = last.value.slice(0, match.index).trimEnd()
  return match?.[1]
}

declare module "mdast" {
  interface HeadingData {
    /** Id of the heading's element; absent for a heading without text. */
    id?: string
  }
}
