import type { Question } from "./question"
import { similarity, vectorsOf } from "./similarity"

/** Maximum number of related articles of an article. */
const maxRelated = 5

/** Minimum similarity: below it, two articles share little more than an AWS service. */
const minSimilarity = 0.2

/**
 * Finds the articles most similar to each of the wanted ones.
 * @param all all articles of the knowledge base
 * @param wanted numbers of the articles to find related articles for
 * @returns by wanted number, up to five article numbers, the most similar first; empty if none is similar enough
 */
export function relatedArticles(
  all: readonly Question[],
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, number[]> {
  if (wanted.size === 0) return new Map()
  const vectors = vectorsOf(all.map(({ text }) => text))
  const articles = all.map(({ number }, index) => ({ number, vector: vectors[index] ?? new Map() }))
  return new Map(
    articles
      .filter(({ number }) => wanted.has(number))
      .map((article) => {
        const near = articles
          .filter(({ number }) => number !== article.number)
          .map(({ number, vector }) => ({ number, score: similarity(article.vector, vector) }))
          .filter(({ score }) => score >= minSimilarity)
          .sort((a, b) => b.score - a.score || a.number - b.number)
        return [article.number, near.slice(0, maxRelated).map(({ number }) => number)]
      }),
  )
}
