/** A table as Markdown. The cells are Markdown; line breaks in them become spaces, and pipes are escaped. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(onOneLine).join(" | ")} |`
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n")
}

function onOneLine(cell: string): string {
  return cell.replace(/\s*\n\s*/g, " ").replace(/(?<!\\)\|/g, "\\|")
}
