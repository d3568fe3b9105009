import { isStopWord, tokenizeWords } from "./tokenize"

/** A phrase and the word that it is searched as. */
export interface StopPhrase {
  terms: readonly string[]
  word: string
}

/**
 * Phrases of one word and stop words, such as `log in`, that have a synonym of one word, `login`: without its stop words, the
 * phrase would be about something else.
 * @param synonyms each list: a phrase, followed by its synonyms; each as terms joined by spaces
 */
export function stopPhrasesOf(synonyms: readonly (readonly string[])[]): StopPhrase[] {
  return synonyms.flatMap(([phrase = "", ...others]): StopPhrase[] => {
    const word = others.find((other) => !other.includes(" "))
    return word !== undefined && isStopPhrase(phrase) ? [{ terms: phrase.split(" "), word }] : []
  })
}

/** The synonyms without stop phrases, which occur neither in the index nor in a query: both have their words instead. */
export function withoutStopPhrases(
  synonyms: readonly (readonly string[])[],
  stopPhrases: readonly StopPhrase[],
): string[][] {
  const replaced = new Set(stopPhrases.map(({ terms }) => terms.join(" ")))
  return synonyms
    .filter(([phrase = ""]) => !replaced.has(phrase))
    .map((phrases) => phrases.filter((phrase) => !replaced.has(phrase)))
}

/** Whether a phrase is one word and stop words. */
function isStopPhrase(phrase: string): boolean {
  const terms = phrase.split(" ")
  return terms.length > 1 && terms.filter((term) => !isStopWord(term)).length === 1
}

/** Replaces the phrases in a text by their words, so that both are indexed and searched as the same term. */
export function replaceStopPhrases(text: string, phrases: readonly StopPhrase[]): string {
  if (phrases.length === 0) return text
  const tokens = tokenizeWords(text)
  let replaced = ""
  let place = 0
  tokens.forEach(({ start }, index) => {
    if (start < place) return
    const phrase = phrases.find(({ terms }) =>
      terms.every((term, offset) => tokens[index + offset]?.term === term),
    )
    const end = phrase && tokens[index + phrase.terms.length - 1]?.end
    if (!phrase || end === undefined) return
    replaced += text.slice(place, start) + phrase.word
    place = end
  })
  return replaced + text.slice(place)
}
