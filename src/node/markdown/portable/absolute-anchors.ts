import { fencedLines } from "../syntax/fenced-lines"

/** Code within a line, or the start of a link to an anchor of the page. */
const codeOrAnchor = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|\]\(#/g

/**
 * Portable Markdown whose links to its own anchors have the page's address, for a file that contains several pages. Code is unchanged.
 * @param address without fragment
 */
export function absoluteAnchors(markdown: string, address: string): string {
  if (!markdown.includes("](#")) return markdown
  const isFenced = fencedLines()
  return markdown
    .split("\n")
    .map((line) =>
      isFenced(line)
        ? line
        : line.replace(codeOrAnchor, (found) => (found === "](#" ? `](${address}#` : found)),
    )
    .join("\n")
}
