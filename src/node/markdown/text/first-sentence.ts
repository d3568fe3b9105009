/** The text up to a mark that ends a sentence. The full stop of an abbreviation does not, that of "etc." can. */
const end = /^.*?(?!(?<=\b(?:e\.g|i\.e|vs|cf|approx))\.|(?<=\betc)\. [a-z])[.!?](?=\s|$)/

/** The first sentence of a text, on one line; the whole text if no sentence ends. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim()
  return end.exec(line)?.[0] ?? line
}
