/** The words of the text in a filter field, for `hasAllWords`. */
export function filterWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

/**
 * Whether a text contains all words of a filter, as whole words or as parts of words.
 * @param text in lower case; a text that is filtered again on each key is converted only once
 */
export function hasAllWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** Whether each word of a filter is at the start of a word of a text, which is in lower case. */
export function beginsAllWords(text: string, words: readonly string[]): boolean {
  const parts = spaced(text)
  return words.every((word) => parts.includes(spaced(word).trimEnd()))
}

/** A text with a space before each of its words, and nothing else between them. */
function spaced(text: string): string {
  return ` ${text}`.replace(/[^\p{L}\p{N}]+/gu, " ")
}
