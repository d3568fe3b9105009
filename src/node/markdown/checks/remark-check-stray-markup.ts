import type { Nodes, Paragraph, Parents, Root, Text } from "mdast"
import type { Plugin } from "unified"
import type { SourcePosition } from "../../../shared/source-position"
import { report } from "../report"
import { sourceLines } from "../source-lines"
import { visitBlocks } from "../visit-blocks"
import { lineFaults } from "./line-faults"
import type { StrayFault } from "./stray-fault"
import { textFaults } from "./text-faults"
import type { BodyMessage, Format } from "../types"

/** Text without any of these characters contains no broken markup. */
const signs = /[[\]*`~{}<$&#|!?=+-]|::|\.\. |TODO|FIXME|TBD|lorem ipsum|^(?:import|export) |\d[.)]/im

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
      else if ("children" in node && node.type !== "link" && node.type !== "linkReference")
        node.children.forEach(visitTexts)
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
          reportAt({ line, column: from + offset + 1 }, fault)
      }
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
