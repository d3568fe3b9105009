import GithubSlugger from "github-slugger"
import type { Heading, Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { plainText } from "./plain-text"
import { visitBlocks } from "./visit-blocks"

/**
 * Sets the id of every heading, in `data.id`: the explicit `{#id}` at its end, else the slug of its text.
 * Explicit ids are added to the slugger, so that no later heading gets the same.
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

/**
 * Removes and returns the explicit id at the end of a heading: a comment, or the braces of an underlined
 * heading.
 */
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
