/**
 * A text of at most so many characters: a longer one is cut at a space, and ends in "…" in place of what stood before it.
 * @param shortest what has to remain; where the last space comes earlier, a word is cut
 */
export function cutText(text: string, longest: number, shortest = 1): string {
  if (text.length <= longest) return text
  const start = text.slice(0, longest)
  const space = start.lastIndexOf(" ")
  return `${start.slice(0, space >= shortest ? space : longest - 1).replace(/[\s,;:.–—\p{Surrogate}-]+$/u, "")}…`
}
