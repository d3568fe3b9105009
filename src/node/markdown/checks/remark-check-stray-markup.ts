import type { InlineCode, Link, Nodes, Paragraph, Parents, Root, Text } from "mdast"
import type { Plugin } from "unified"
import type { SourcePosition } from "../../../shared/source-position"
import { report } from "../report"
import { sourceLines } from "../source-lines"
import { plainText } from "../text/plain-text"
import { visitBlocks } from "../visit-blocks"
import { lineFaults } from "./line-faults"
import type { StrayFault } from "./stray-fault"
import { textFaults } from "./text-faults"
import type { BodyMessage, Format } from "../types"

/** Text without any of these characters contains no broken markup. */
const signs = /[[\]*`~{}<$&#|!?=+-]|:\w*:|\.\. |TODO|FIXME|TBD|lorem ipsum|^(?:import|export) |\d[.)]/im

/** Reports wrong markup, which is shown as text, and notes such as TODO in place of a text. */
export const remarkCheckStrayMarkup: Plugin<[{ format: Format }], Root> = ({ format }) => {
  return (tree, file) => {
    const lines = sourceLines(file)
    const reportAt = (position: SourcePosition, fault: StrayFault & Pick<BodyMessage, "text">) =>
      report(file, { rule: "stray-markup", ...position, ...fault })

    visitBlocks(tree, (node, _index, parent) => {
      if (node.type === "paragraph") checkParagraph(node, parent)
      if (node.type === "code") checkIndented(node)
    })
    visitTexts(tree)

    function visitTexts(node: Nodes): void {
      if (node.type === "text") checkText(node)
      else if (node.type === "inlineCode") checkOption(node)
      else if ("children" in node && node.type !== "link" && node.type !== "linkReference") {
        node.children.forEach(visitTexts)
        node.children.forEach((child, index) => checkBeside(child, node.children[index + 1]))
        node.children.forEach((child, index) => child.type === "link" && checkAroundLink(child, node, index))
      }
    }

    /** Reports an option of a command that starts with the dash that word processors write for two hyphens. */
    function checkOption({ value, position }: InlineCode): void {
      const [option] = /(?<=^|\s)[\u2013\u2014][a-z][\w-]*/i.exec(value) ?? []
      if (option === undefined || !position) return
      reportAt(position.start, {
        message: `The option "${option}" begins with a dash in place of hyphens.`,
        fix: `write --${option.slice(1)}, with as many hyphens as the command takes.`,
      })
    }

    /** Reports brackets beside a link that belong to none, and links that were meant as images. */
    function checkAroundLink({ url, position }: Link, { children }: Parents, index: number): void {
      const [before, after] = [children[index - 1], children[index + 1]]
      if (!position) return
      const { start, end } = position
      const textBefore = before?.type === "text" ? before.value : ""
      const textAfter = after?.type === "text" ? after.value : ""
      if (/(?:^|\s)!\s+$/.test(textBefore) && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(url))
        reportAt(start, {
          message: "The image is a link, because there is a space after its exclamation mark.",
          fix: 'remove the space between "!" and "[".',
        })
      const written = lines[start.line - 1] ?? ""
      const isOpened = /(?<!\\)\[$/.test(written.slice(0, start.column - 1)) && textBefore.endsWith("[")
      if (isOpened && !children.slice(index + 1).some((node) => plainText(node).includes("]")))
        reportAt(
          { line: start.line, column: start.column - 1 },
          { message: '"[" is shown as written, in front of the link.', fix: "remove it." },
        )
      const isOpen = children.slice(0, index).some((node) => plainText(node).includes("("))
      if (/^\)/.test(textAfter) && !isOpen)
        reportAt(end, { message: '")" is shown as written, behind the link.', fix: "remove it." })
    }

    /** Reports signs of emphasis of which one side has more than the other: the parser takes the others as text. */
    function checkBeside(node: Nodes, next: Nodes | undefined): void {
      const isMarked = node.type === "emphasis" || node.type === "strong"
      const [text, other] = isMarked ? [next, node] : [node, next]
      if (text?.type !== "text" || !(other?.type === "emphasis" || other?.type === "strong")) return
      if (!text.position) return
      const { start, end } = text.position
      const { line, column } = isMarked ? start : end
      const written = lines[line - 1] ?? ""
      const [signs] = isMarked
        ? (/^[*_]+/.exec(written.slice(column - 1)) ?? [])
        : (/(?<!\\)[*_]+$/.exec(written.slice(0, column - 1)) ?? [])
      if (signs === undefined) return
      reportAt(
        { line, column: isMarked ? column : column - signs.length },
        {
          message: `"${signs}" is shown as written: the words have more of these signs on one side than on the other.`,
          fix: "write as many in front of the words as behind them.",
        },
      )
    }

    function checkText(node: Text): void {
      if (!node.position || !signs.test(node.value)) return
      const { start, end } = node.position
      for (let line = start.line; line <= end.line; line++) {
        const from = line === start.line ? start.column - 1 : 0
        const written = withAddress(
          lines[line - 1] ?? "",
          from,
          line === end.line ? end.column - 1 : undefined,
        )
        for (const { offset, ...fault } of textFaults(written, format, node.value))
          if (!(fault.text === "*" && isMeantAsItem(line, from + offset)))
            reportAt({ line, column: from + offset + 1 }, fault)
      }
    }

    /** Whether an asterisk starts one of several lines, which are reported as list items. */
    function isMeantAsItem(line: number, offset: number): boolean {
      const isStart = (lines[line - 1] ?? "").slice(0, offset).trim() === ""
      return isStart && [lines[line - 2], lines[line]].some((other) => /^[ \t]*\*[a-z]/i.test(other ?? ""))
    }

    function checkParagraph({ position, children }: Paragraph, parent: Parents): void {
      const [first] = children
      if (!position || first?.type === "image" || first?.type === "link") return
      const { start, end } = position
      const written = lines
        .slice(start.line - 1, end.line)
        .map((line, index) =>
          index === 0
            ? line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined)
            : line.replace(/^[ \t>]+/, ""),
        )
      for (const { offset, ...fault } of lineFaults(written, format, parent))
        reportAt({ line: start.line + offset, column: offset === 0 ? start.column : 1 }, fault)
    }

    /** Reports indented text that is code for the parser, but was probably not meant as code. */
    function checkIndented({ position, value }: Nodes & { type: "code" }): void {
      if (!position) return
      const { line, column } = position.start
      if (/^(?:`{3}|~{3})/.test((lines[line - 1] ?? "").slice(column - 1).trimStart())) return
      const isMeant =
        /^(?::::|#{1,6} |[-*+] |\d+[.)] |> |```|~~~)/.test(value) || /\[[^\]\n]+\]\([^)\n]+\)/.test(value)
      if (!isMeant) return
      reportAt(
        { line, column: 1 },
        {
          message: "The text is indented by four spaces or more, and is shown as code.",
          fix: "remove the four spaces, or put code between lines of ```.",
        },
      )
    }
  }
}

/**
 * A part of a line and, if it ends where the address of a link starts, the rest of the link: an address with a space in it is no
 * part of the text if the parser reads its start as a link of its own.
 */
function withAddress(line: string, from: number, to?: number): string {
  const written = line.slice(from, to)
  if (to === undefined || !written.endsWith("](")) return written
  return written + (/^https?:[^()]*\)?/.exec(line.slice(to))?.[0] ?? "")
}
