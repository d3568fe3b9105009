/** Whether a text has lines, or the box or colors of a terminal: then it was copied from a tool, and is to be read line by line. */
export function isFramed(text: string): boolean {
  return /[\r\n\u001B\u2500-\u257F]/.test(text.trim())
}
