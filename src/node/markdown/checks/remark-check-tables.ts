import type { Nodes, Paragraph, Root, Table } from "mdast"
import type { Plugin } from "unified"
import type { VFile } from "vfile"
import { counted } from "../../../shared/counted"
import { positionOf, report } from "../report"
import { sourceLines } from "../source-lines"
import { visitBlocks } from "../visit-blocks"

/** Reports rows with more or fewer cells than the header, and lines that were meant as a table. */
export const remarkCheckTables: Plugin<[], Root> = () => (tree, file) => {
  if (!String(file.value).includes("|")) return
  const lines = sourceLines(file)
  visitBlocks(tree, (node, index, parent) => {
    if (node.type === "table") checkRows(file, node, lines)
    if (node.type === "paragraph") checkPipes(file, node, lines, parent.children[index - 1])
  })
}

function checkRows(file: VFile, table: Table, lines: readonly string[]): void {
  const columns = table.children[0]?.children.length ?? 0
  for (const row of table.children.slice(1)) {
    const position = positionOf(row)
    const line = (lines[position.line - 1] ?? "").slice(position.column - 1)
    const cells = row.children.length
    if (!line.includes("|"))
      report(file, {
        rule: "stray-markup",
        ...position,
        message: "The line is read as a row of the table above it.",
        fix: "put an empty line above it.",
      })
    else if (cells > columns)
      report(file, {
        rule: "lost-text",
        ...position,
        message: `The row has ${cells} cells and the table has ${columns} columns: readers do not see the rest.`,
        fix: "write \\| where a pipe is meant as text, in code too; else remove the cell, or give the header one more.",
      })
    else if (cells < columns)
      report(file, {
        rule: "lost-text",
        ...position,
        message: `The row has ${counted(cells, "cell")} and the table has ${columns} columns: the last ones are empty.`,
        fix: 'write as many cells as the header has; an empty one is "| |".',
      })
  }
}

const delimiter = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/
const delimiterOfOtherSigns = /^\|[ \t:|=_–—+-]*[=_–—+-][ \t:|=_–—+-]*$/

/** Reports lines of a paragraph that start with a pipe, and were meant as a table. */
function checkPipes(file: VFile, node: Paragraph, lines: readonly string[], before: Nodes | undefined): void {
  if (!node.position) return
  const { start, end } = node.position
  const rows = lines
    .slice(start.line - 1, end.line)
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line.replace(/^[>\s]+/, "")).trim())
  const [first = "", second] = rows
  const reportRow = (row: number, message: string, fix: string) =>
    report(file, {
      rule: "stray-markup",
      line: start.line + row,
      column: row === 0 ? start.column : 1,
      message,
      fix,
    })
  const isDelimiter = (row: string) => row.includes("|") && delimiter.test(row)
  if (isDelimiter(first) && second?.includes("|")) {
    reportRow(0, "The table has no header and is shown as text.", "write the header above this line.")
    return
  }
  if (second !== undefined && first.includes("|") && isDelimiter(second)) {
    const [written, needed] = [cellsOf(second), cellsOf(first)]
    if (written !== needed)
      reportRow(
        1,
        `The second line of the table has ${counted(written, "cell")} and its header ${needed}: the table is shown as text.`,
        "give the second line as many cells of hyphens as the header has.",
      )
    return
  }
  if (!rows.every((row) => /^\|.*\|$/.test(row))) return
  if (second !== undefined && delimiterOfOtherSigns.test(second))
    reportRow(
      1,
      "The second line of the table is not of hyphens: the table is shown as text.",
      'write hyphens between its pipes, as in "| --- | --- |".',
    )
  else if (before?.type === "table")
    reportRow(0, "An empty line ends the table above: this row is shown as text.", "remove the empty line.")
  else if (rows.length > 1)
    reportRow(
      0,
      "The table has no second line of hyphens and is shown as text.",
      'write a second line such as "| --- | --- |" below the header.',
    )
}

function cellsOf(row: string): number {
  const inner = row.replace(/^\|/, "").replace(/(?<!\\)\|$/, "")
  return inner.split(/(?<!\\)\|/).length
}
