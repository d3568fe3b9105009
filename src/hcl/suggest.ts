import { closest, distance } from "fastest-levenshtein"

/**
 * The candidate a writer most likely meant, or `undefined` when none is near: at most a third
 * of the letters differ, or two of a short word, but never all of them.
 */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const nearest = closest(
    word.toLowerCase(),
    candidates.map((candidate) => candidate.toLowerCase()),
  )
  const original = candidates.find((candidate) => candidate.toLowerCase() === nearest)
  if (original === undefined) return undefined
  const allowed = Math.min(word.length - 1, Math.max(2, Math.floor(word.length / 3)))
  return distance(word.toLowerCase(), nearest) <= allowed ? original : undefined
}

/** A Fix sentence: `Did you mean "x"?` when a candidate is near, else the sentence given. */
export function didYouMean(word: string, candidates: readonly string[], otherwise: string): string {
  const near = suggest(word, candidates)
  return near === undefined ? otherwise : `did you mean "${near}"?`
}
