/**
 * Matches a text up to the end of its first sentence. The full stop of "e.g.", "i.e.", "vs.", "cf." and "approx." ends no
 * sentence; that of "etc." does, unless a lower-case word follows.
 */
const end = /^.*?(?!(?<=\b(?:e\.g|i\.e|vs|cf|approx))\.|(?<=\betc)\. [a-z])[.!?](?=\s|$)/

/** The first sentence of a text, on one line; the whole text if no sentence ends. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim()
  return end.exec(line)?.[0] ?? line
}
