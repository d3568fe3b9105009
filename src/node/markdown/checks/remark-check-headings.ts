import GithubSlugger from "github-slugger"
import type { Heading, Root, RootContent } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { fillVariables } from "../../content/settings/variables"
import { positionOf, report } from "../report"
import { sourceText } from "../source-lines"
import { literalId } from "../syntax/remark-heading-ids"
import { isComment } from "../syntax/remark-page-title"
import { plainText } from "../text/plain-text"

/**
 * Reports headings that are empty, have the wrong level, or have an id that is read as text. Must run before
 * ids and the title are removed from the tree.
 */
export const remarkCheckHeadings: Plugin<[], Root> = () => (tree, file) => {
  const { lines, variables } = sourceText(file)
  const start = tree.children.findIndex((node) => !isUnseen(node))
  let level = 1
  for (const [index, node] of tree.children.entries()) {
    if (node.type !== "heading") continue
    const reportProblem = (message: string, fix: string) =>
      report(file, { rule: "heading", ...positionOf(node), message, fix })
    const text = plainText(node).trim()
    const line = fillVariables(lines[positionOf(node).line - 1] ?? "", variables)
    if (isUnderlinedText(node, line, text))
      reportProblem(
        "The line of hyphens below makes a heading of this text.",
        "put an empty line above the hyphens, or start the heading with ## instead.",
      )
    else if (text === "" && !node.children.some(({ type }) => type === "image" || type.startsWith("mdx")))
      reportProblem("The heading has no text.", "write one, or remove the line.")
    else if (node.depth === 1 && index !== start)
      reportProblem(
        'A second title, "# …", follows in the text: the title of a page is its only heading of level 1.',
        `write "## ${text}".`,
      )
    else if (node.depth > level + 1)
      reportProblem(
        level === 1
          ? `The first heading is of level ${node.depth}, and level 2 is left out.`
          : `The heading skips a level: it has level ${node.depth}, and the one above it has level ${level}.`,
        `write "${"#".repeat(level + 1)} ${text}".`,
      )
    else checkId(node, line, reportProblem)
    level = node.depth
  }
}

/**
 * Whether a heading was probably meant as a paragraph: text right above a line of hyphens is a heading for
 * the parser, but rarely for its writer.
 */
function isUnderlinedText({ position, depth }: Heading, line: string, text: string): boolean {
  if (depth !== 2 || !position || line.slice(position.start.column - 1).startsWith("#")) return false
  return position.end.line - position.start.line > 1 || /[.!?:,;]$/.test(text)
}

const signs = /^(?:[^`]|`[^`]*`)*?(\{\s*#?\s*([\w -]*)\}|(?<![\\${])\{#([\w-]+)$|\[#([\w-]+)\])\s*(\S?)/

/** Reports an id that is shown as text, or that cannot be used in an address. */
function checkId(node: Heading, line: string, reportProblem: (message: string, fix: string) => void): void {
  const reportNoId = (written: string) =>
    reportProblem(
      `The heading ends with "${written}", which has no id in it.`,
      "write {#name}, or remove it.",
    )
  const literal = literalId(node)
  if (literal !== undefined) {
    if (literal.trim() === "") return reportNoId("{#}")
    if (!/\s/.test(literal)) return
    const id = new GithubSlugger().slug(literal.trim())
    reportProblem(`The id "${literal}" has a space in it.`, `write {#${id}}.`)
    return
  }
  const last = node.children.findLast(({ type }) => type === "text")
  if (last?.type !== "text" || !/[{[]/.test(last.value)) return
  const [, written = "", braced, unclosed, bracketed, after = ""] = signs.exec(line.trimEnd()) ?? []
  if (written === "") return
  const id = (braced ?? unclosed ?? bracketed ?? "").trim().replace(/\s+/g, "-")
  const isMeant = written.includes("#") || after === ""
  if (!isMeant) return
  if (id === "") reportNoId(written)
  else if (after !== "")
    reportProblem(
      `The id "${written}" is not at the end of the heading.`,
      `put {#${id}} at the end of the line.`,
    )
  else reportProblem(`"${written}" is shown as text, not read as an id.`, `write {#${id}}.`)
}

/** Whether a node is invisible, so that a title may follow it. */
function isUnseen(node: RootContent): boolean {
  return node.type === "mdxjsEsm" || node.type === "definition" || isComment(node)
}
