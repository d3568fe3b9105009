/** A line of a code block, as far as copying is concerned. */
export interface CodeLine {
  text: string
  /** The prompt that the text of a command starts with, empty on the lines that continue it; absent on any other line. */
  prompt?: string
  diff?: "add" | "remove"
}

/** What a reader wants of a block: of a session its commands, of marked changes the result, of anything else it all. */
export function copiedText(lines: readonly CodeLine[]): string {
  const isSession = lines.some(({ prompt }) => prompt !== undefined)
  return lines
    .filter(({ prompt, diff }) => (isSession ? prompt !== undefined : diff !== "remove"))
    .map(({ text, prompt = "" }) => (text.startsWith(prompt) ? text.slice(prompt.length) : text))
    .join("\n")
}
