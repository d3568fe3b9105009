/** A line of a code block, as far as copying is concerned. */
export interface CodeLine {
  text: string
  /** The prompt before a command, which is not part of the text; empty on lines that continue one, absent on others. */
  prompt?: string
  diff?: "add" | "del"
}

/** What a reader wants of a block: of a session its commands, of marked changes the result, of anything else it all. */
export function copiedText(lines: readonly CodeLine[]): string {
  const isSession = lines.some(({ prompt }) => prompt !== undefined)
  return lines
    .filter(({ prompt, diff }) => (isSession ? prompt !== undefined : diff !== "del"))
    .map(({ text }) => text)
    .join("\n")
}
