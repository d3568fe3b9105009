/** A line of a diagram without its indentation and the semicolon that may end it. */
export function statementOf(line: string): string {
  return line.trim().replace(/;$/, "")
}
