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
