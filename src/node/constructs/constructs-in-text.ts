import { fencedCode } from "../markdown/portable/fenced-code"
import { markdownTable } from "../markdown/portable/markdown-table"
import type { Construct } from "./constructs-page"

/** The comments between which a Markdown file lists the constructs. */
const marks = { start: "<!-- constructs -->", end: "<!-- end of constructs -->" }

/**
 * Replaces the list of constructs in a Markdown file by a table of all constructs and one code block with their examples.
 * @throws if the file has no place for the list
 */
export function withConstructs(text: string, constructs: readonly Construct[]): string {
  const start = text.indexOf(marks.start)
  const end = text.indexOf(marks.end)
  if (start === -1 || end < start)
    throw new Error(
      `The list of constructs goes between ${marks.start} and ${marks.end}; the file lacks these.`,
    )
  const rows = constructs.map(({ name, explanation }) => [name, explanation])
  const table = markdownTable(["Construct", "What it is"], rows)
  const examples = constructs.map(({ source }) => source).join("\n\n")
  const list = [marks.start, table, fencedCode("md", examples), marks.end].join("\n\n")
  return text.slice(0, start) + list + text.slice(end + marks.end.length)
}
