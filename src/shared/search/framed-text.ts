/** Whether a text has line breaks, or the box or colors of a terminal: it was copied from a tool, and is parsed by line. */
export function isFramed(text: string): boolean {
  return /[\r\n\u001B\u2500-\u257F]/.test(text.trim())
}
