import { closest, distance } from "fastest-levenshtein"

/**
 * The known word that a writer probably misspelled: two adjacent letters are swapped, one letter is wrong, or two letters of
 * a word with at least six. Of several such words, it is the most similar one. Stricter than `suggest`, because unknown words may
 * be valid in other tools.
 */
export function meantWord(word: string, known: readonly string[]): string | undefined {
  const near = known.includes(word) ? [] : known.filter((candidate) => isNear(word, candidate))
  return near.length === 0 ? undefined : closest(word, near)
}

function isNear(word: string, candidate: string): boolean {
  const [written, meant] = [word.toLowerCase(), candidate.toLowerCase()]
  return distance(written, meant) <= allowedDifference(word) || isSwapped(written, meant)
}

/** Maximum edit distance to a misspelled word; 0 for short words, because most of them are similar to each other. */
function allowedDifference({ length }: string): number {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}

function isSwapped(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  const [first = "", second = ""] = word.slice(at)
  return word.slice(0, at) + second + first + word.slice(at + 2) === other
}
