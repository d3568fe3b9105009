import { closest, distance } from "fastest-levenshtein"

/**
 * The candidate that the writer most likely meant; `undefined` if none is similar. At most a third of the letters may
 * differ, or two in a short word, but never all of them.
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

/** The text after "Fix:": `did you mean "x"?` if a candidate is similar, else `otherwise`. */
export function didYouMean(word: string, candidates: readonly string[], otherwise: string): string {
  const near = suggest(word, candidates)
  return near === undefined ? otherwise : `did you mean "${near}"?`
}
