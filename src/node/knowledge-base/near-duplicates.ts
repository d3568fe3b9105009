import type { Question } from "./question"
import { similarity, vectorsOf } from "./similarity"

/** Two articles with nearly the same question. */
export interface NearDuplicate {
  /** Their numbers, the lower one first. */
  numbers: [number, number]
  /** 0 to 1, rounded to hundredths. */
  similarity: number
}

/** Minimum similarity at which an author should check whether two articles are duplicates. */
const duplicateSimilarity = 0.5

/** Pairs of articles with nearly the same question, the most similar first. */
export function nearDuplicates(questions: readonly Question[]): NearDuplicate[] {
  const sorted = questions.toSorted((a, b) => a.number - b.number)
  const vectors = vectorsOf(sorted.map(({ text }) => text))
  return sorted
    .flatMap(({ number }, index) =>
      sorted.slice(index + 1).map((other, offset): NearDuplicate => {
        const score = similarity(vectors[index] ?? new Map(), vectors[index + 1 + offset] ?? new Map())
        return { numbers: [number, other.number], similarity: Math.round(score * 100) / 100 }
      }),
    )
    .filter((pair) => pair.similarity >= duplicateSimilarity)
    .sort((a, b) => b.similarity - a.similarity)
}
