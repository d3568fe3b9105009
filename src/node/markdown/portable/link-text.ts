/** Escapes the characters of a plain text that could end the text of a Markdown link. */
export function linkText(text: string): string {
  return text.replace(/[\\[\]]/g, "\\$&")
}
