import { isStopWord, tokenizeWords } from "../../shared/search/tokenize"

/** The weight of each term of a text, normalized to a vector of length 1. */
type Vector = ReadonlyMap<string, number>

/**
 * Computes the TF-IDF vectors of texts: a term weighs more the more often its text contains it and the fewer texts
 * contain it. A term that all texts contain is left out.
 */
export function vectorsOf(texts: readonly string[]): Vector[] {
  const counts = texts.map(countTerms)
  const spread = new Map<string, number>()
  for (const terms of counts) for (const term of terms.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  return counts.map((terms) => {
    const weights = [...terms].map(([term, count]) => {
      const rarity = Math.log(texts.length / (spread.get(term) ?? 1))
      return [term, (1 + Math.log(count)) * rarity] as const
    })
    const length = Math.hypot(...weights.map(([, weight]) => weight))
    return new Map(
      weights.filter(([, weight]) => weight > 0).map(([term, weight]) => [term, weight / length]),
    )
  })
}

/** Cosine similarity: 0 if the texts share no term, 1 if their vectors are equal. */
export function similarity(a: Vector, b: Vector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0)
  return sum
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { term } of tokenizeWords(text))
    if (!isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
