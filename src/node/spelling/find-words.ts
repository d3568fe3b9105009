/** A word of a text, and its offset. */
interface FoundWord {
  word: string
  offset: number
}

/** The shortest word that is checked. */
const shortest = 3

/** Maximum length of a text without spaces that is checked. Longer ones are data, and would take quadratic time. */
const maxLength = 100

/**
 * The words of a text that a dictionary can judge. Addresses, paths, names of files and identifiers, numbers, abbreviations
 * in capitals, and words with other letters than those of English are left out.
 */
export function findWords(text: string): FoundWord[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: token, index: start }) =>
    isName(token)
      ? []
      : [...token.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}]+)*/gu)].flatMap(({ 0: word, index }) =>
          isWord(word) ? [{ word, offset: start + index }] : [],
        ),
  )
}

/**
 * Whether a text without spaces is an identifier, a path, an address or a number: it contains special
 * characters or digits.
 */
function isName(token: string): boolean {
  if (token.length > maxLength) return true
  const core = token.replace(/^["'“‘([]+|["'”’)\].,;:!?…]+$/g, "")
  return /^-|\d|[^\p{L}\p{M}'’\-–—…()[\],;:!?"“”.]|[\p{L}][.:][\p{L}]/u.test(core)
}

function isWord(word: string): boolean {
  return word.length >= shortest && /^[A-Za-z'’]+$/.test(word) && !/.[A-Z]/.test(word)
}
