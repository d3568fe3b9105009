/** Control characters but tab and line feed, marks that change the direction of text, and halves of a character. */
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu

/** Text without characters that nobody sees and that make it read, print or parse as something else. */
export function plainCharacters(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(invisible, "")
}

/** The same on one line, as titles, labels and messages of a server are shown. */
export function plainLine(text: string): string {
  return plainCharacters(text).replace(/\s+/g, " ").trim()
}
