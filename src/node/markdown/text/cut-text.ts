/**
 * Truncates a text to a maximum length: a longer text is cut at a space and ends with "…".
 * @param shortest minimum length of the result; if the last space is before that, a word is cut
 */
export function cutText(text: string, longest: number, shortest = 1): string {
  if (text.length <= longest) return text
  const start = text.slice(0, longest)
  const space = start.lastIndexOf(" ")
  return `${start.slice(0, space >= shortest ? space : longest - 1).replace(/[\s,;:.–—\p{Surrogate}-]+$/u, "")}…`
}
