import { variable } from "../../src/node/content/settings/variables"

/** Control characters except tab and line feed, bidirectional control characters, and lone surrogates. */
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu

/**
 * Removes invisible characters that change how a text is displayed or parsed, and puts spaces into names in double braces, which
 * would be variables of this site.
 */
export function plainCharacters(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(invisible, "").replace(variable, "{{ $1 }}")
}

/** Like `plainCharacters`, on one line: for titles, labels and messages of servers. */
export function plainLine(text: string): string {
  return plainCharacters(text).replace(/\s+/g, " ").trim()
}
