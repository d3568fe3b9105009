/** A text as a message quotes it: of a longer one, only the first `max` characters, which are enough to find it, and "…". */
export function quotedStart(text: string, max = 60): string {
  return text.length > max ? `${text.slice(0, max)}…` : text
}
