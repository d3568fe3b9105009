/** The parts of a code line that matter for copying. */
export interface CodeLine {
  text: string
  /** The prompt before a command, not part of the text; "" on continuation lines, absent on all other lines. */
  prompt?: string
  diff?: "add" | "del"
}

/** The text to copy from a code block: the commands of a shell session, the resulting code of a diff, otherwise all lines. */
export function copiedText(lines: readonly CodeLine[]): string {
  const isSession = lines.some(({ prompt }) => prompt !== undefined)
  return lines
    .filter(({ prompt, diff }) => (isSession ? prompt !== undefined : diff !== "del"))
    .map(({ text }) => text)
    .join("\n")
}
