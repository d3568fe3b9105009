import { linesOf } from "../../../shared/source-position"
import { closesFence, containerMarks, fencedLines, readFence, type Fence } from "./fenced-lines"
import type { Format } from "../types"

const titledDirective = new RegExp(`^(${containerMarks}:{3,}[a-zA-Z][\\w-]*)[ \\t]+([^\\s[{].*?)[ \\t]*$`)
const directive = new RegExp(`^${containerMarks}:{3,}[a-zA-Z]`)
const atxHeading = new RegExp(`^${containerMarks}#{1,6}[ \\t]`)
/** The explicit id of a heading. Formatters of MDX put a backslash before it, which Docusaurus accepts. */
const headingId = /\\?\{#([^{}]+)\}([ \t]*#*[ \t]*)$/
/** The explicit id of a heading in a comment of MDX, which newer versions of Docusaurus accept in each page. */
const commentId = /\{\/\*\s*#([^{}]+?)\s*\*\/\}([ \t]*#*[ \t]*)$/
const unescapedId = /(?<!\\)\{#([^{}]+)\}([ \t]*#*[ \t]*)$/

/**
 * Rewrites the Docusaurus forms that Markdown parsers do not support: `:::note Title` becomes `:::note[Title]`, and the
 * `{#id}` at a heading's end becomes a comment, in MDX one of MDX. Such a comment in Markdown becomes one of HTML. Fenced
 * code is not changed, except for fences around MDX. Lines keep their numbers, and text before a rewritten part keeps its column.
 */
export function rewriteSource(text: string, format: Format): string {
  const isFenced = fencedLines()
  return linesOf(unwrapMdx(text))
    .map((line) => (isFenced(line) ? line : rewriteHeadingId(rewriteTitle(line), format)))
    .join("\n")
}

/**
 * Empties the lines with the fences of `mdx-code-block`. Docusaurus has such a block for MDX that translation services must not
 * change: a page shows its content as if there were no fences.
 */
export function unwrapMdx(text: string): string {
  if (!text.includes("mdx-code-block")) return text
  let wrapper: Fence | undefined
  let code: Fence | undefined
  return linesOf(text)
    .map((line) => {
      if (code) {
        if (closesFence(code, line)) code = undefined
        return line
      }
      if (wrapper && closesFence(wrapper, line)) {
        wrapper = undefined
        return ""
      }
      const opened = readFence(line)
      if (opened?.info.trim() !== "mdx-code-block" || opened.prefix.trim() !== "") {
        code = opened
        return line
      }
      wrapper = opened
      return ""
    })
    .join("\n")
}

function rewriteTitle(line: string): string {
  return line.replace(
    titledDirective,
    (_, opening: string, title: string) => `${opening}[${balanced(title)}]`,
  )
}

/** Escapes the brackets of a title unless they match: a label cannot have an unmatched bracket. */
function balanced(title: string): string {
  let depth = 0
  for (const sign of title.replace(/\\./g, "")) {
    if (sign === "[") depth++
    if (sign === "]" && --depth < 0) break
  }
  return depth === 0 ? title : title.replace(/[[\]]/g, String.raw`\$&`)
}

function rewriteHeadingId(line: string, format: Format): string {
  const isHeading = atxHeading.test(line)
  // In MDX a brace opens an expression, and `{#` only starts a valid one after a directive: it can be rewritten anywhere else.
  if (!isHeading && (format === "md" || directive.test(line))) return line
  if (format === "md") return line.replace(headingId, "<!--#$1-->$2").replace(commentId, "<!--#$1-->$2")
  return line.replace(isHeading ? headingId : unescapedId, "{/*#$1*/}$2")
}
