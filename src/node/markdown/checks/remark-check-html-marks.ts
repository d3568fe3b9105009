import type { Html, Nodes, Parents, Root } from "mdast"
import type { Plugin } from "unified"
import type { VFile } from "vfile"
import type { SourcePosition } from "../../../shared/source-position"
import { isAllowedElement } from "../html/allowed-html"
import { htmlMarks, type HtmlTag } from "../html/html-tags"
import { positionOf, report } from "../report"
import { positionInValue, sourceText } from "../source-lines"
import type { BodyMessage } from "../types"

/** Elements without content, and elements whose end tag is optional. */
const unclosed: ReadonlySet<string> = new Set(
  "area br col hr img input source track wbr p li dt dd tr td th thead tbody tfoot colgroup option rt rp path circle rect line ellipse polygon polyline stop use".split(
    " ",
  ),
)

/** Markdown in a line of a block of HTML, where it is shown as written. */
export const markdownInHtml = /`[^`]+`|\*\*\S[^*]*\*\*|\[[^[\]\n]+\]\([^)\s]+\)|^#{2,6} \S/

/** Elements in which text that looks like Markdown is intended. */
const plain = /<(?:pre|svg|script|style|textarea|code)\b/i

/**
 * Reports HTML that hides text: comments and elements that are never closed. Also reports Markdown in a block
 * of HTML, where it is shown literally.
 */
export const remarkCheckHtmlMarks: Plugin<[], Root> = () => (tree, file) => {
  if (!String(file.value).includes("<")) return
  const source = sourceText(file)
  const open: (HtmlTag & { position: SourcePosition })[] = []
  const reportAt = (position: SourcePosition, message: string, fix: string, cause?: BodyMessage["cause"]) => {
    const { line, column } = position
    report(file, { rule: "lost-text", line, column, message, fix, ...(cause ? { cause } : {}) })
  }

  const visit = (node: Nodes, parent?: Parents): void => {
    if (node.type === "html") checkHtml(node, parent?.type !== "paragraph")
    else if ("children" in node) for (const child of node.children) visit(child, node)
  }

  function checkHtml(node: Html, isBlock: boolean): void {
    const { value } = node
    const start = positionOf(node)
    if (/^<[?!]/.test(value)) {
      const fault = declarationFault(value)
      if (fault) reportAt(start, fault.message, fault.fix, fault.cause)
      return
    }
    for (const mark of htmlMarks(value)) checkMark(mark, positionInValue(source, start, value, mark.offset))
    if (isBlock && !plain.test(value)) reportMarkdown(file, value, start)
  }

  function checkMark(mark: HtmlTag, position: SourcePosition): void {
    const { name, isEnd, isSelfClosing, attributes } = mark
    if (isSelfClosing || unclosed.has(name) || !isAllowedElement(name)) return
    if (!isEnd) {
      if (name === "a" && !attributes.some((attribute) => ["href", "id", "name"].includes(attribute.name)))
        reportAt(position, "<a> has no address, and is not a link.", 'write <a href="…">, or remove it.')
      open.push({ ...mark, position })
      return
    }
    const index = open.findLastIndex((other) => other.name === name)
    if (index === -1) {
      reportAt(
        position,
        `</${name}> closes nothing.`,
        `remove it, or write <${name}> where the element starts.`,
      )
      return
    }
    open.splice(index).slice(1).forEach(reportOpen)
  }

  function reportOpen({ name, position }: HtmlTag & { position: SourcePosition }): void {
    reportAt(
      position,
      `<${name}> is never closed, and contains everything that follows.`,
      `write </${name}> at its end.`,
    )
  }

  visit(tree)
  open.forEach(reportOpen)
}

/** The problem of a comment, or of a declaration such as `<!DOCTYPE>` and `<?php`, which readers do not see. */
function declarationFault(value: string): Pick<BodyMessage, "message" | "fix" | "cause"> | undefined {
  if (!value.startsWith("<!--"))
    return {
      message: `"${(value.split("\n")[0] ?? "").slice(0, 40)}" is an instruction to programs: readers do not see it.`,
      fix: "remove it, or write &lt; where < is meant as text.",
    }
  if (value.includes("-->")) return undefined
  return {
    message: "The comment is never closed, and hides everything that follows.",
    fix: 'write "-->" after it.',
    cause: "unread-text",
  }
}

function reportMarkdown(file: VFile, value: string, start: SourcePosition): void {
  const row = value.split("\n").findIndex((text) => markdownInHtml.test(text))
  if (row === -1) return
  report(file, {
    rule: "stray-markup",
    line: start.line + row,
    column: 1,
    message:
      "The Markdown of this line is shown as written, because a block of HTML continues until the next empty line.",
    fix: "put an empty line above and below the Markdown.",
  })
}
