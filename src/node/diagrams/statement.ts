/** A line of a diagram without its indentation and the semicolon that may end it. */
export function statementOf(line: string): string {
  return line.trim().replace(/;$/, "")
}

/** The lines of a diagram that are neither empty nor comments, with their 0-based numbers. */
export function statementsOf(source: string): { line: number; text: string }[] {
  return source
    .split("\n")
    .map((text, line) => ({ line, text: statementOf(text) }))
    .filter(({ text }) => text !== "" && !text.startsWith("%%"))
}
