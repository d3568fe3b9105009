/** The first sentence of a text, on one line; the whole text if no sentence ends. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim()
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
}
