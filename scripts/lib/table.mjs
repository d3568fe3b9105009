/**
 * Rows of text as columns: the first aligned left, the others right.
 * @param {readonly (readonly string[])[]} rows
 * @returns {string} one line for each row, indented by two spaces
 */
export function formatTable(rows) {
  /** @type {number[]} */
  const widths = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  return rows
    .map((row) => {
      const cells = row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      return `  ${cells.join("  ")}`.trimEnd()
    })
    .join("\n")
}
