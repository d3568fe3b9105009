import type { Question } from "./question"
import { similarity, vectorsOf } from "./similarity"

/** Most articles that are shown as related to another. */
const mostRelated = 5

/** Similarity below which two articles have little more than an AWS service in common. */
const leastSimilarity = 0.2

/**
 * Finds the articles nearest to some.
 * @param all every article of the knowledge base
 * @param wanted numbers of the articles to find neighbors for
 * @returns for each of them at most five numbers, the nearest first, and none when no article is near
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
          .filter(({ score }) => score >= leastSimilarity)
          .sort((a, b) => b.score - a.score || a.number - b.number)
        return [article.number, near.slice(0, mostRelated).map(({ number }) => number)]
      }),
  )
}
