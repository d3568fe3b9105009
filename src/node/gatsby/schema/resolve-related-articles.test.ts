import { expect, test } from "vitest"
import type { ArticleNode } from "../nodes/types"
import { relatedArticles } from "./resolve-related-articles"
import { resolverContext } from "./test-support"

const stored: Record<string, { numbers: number[] }> = { "related 1": { numbers: [12, 3] } }
const context = resolverContext({
  getNodeById: ({ id }) => stored[id] ?? null,
  // the store returns nodes in its own order
  findAll: ({ query }) => {
    const isWanted = (number: number) => JSON.stringify(query).match(/\d+/g)?.includes(String(number))
    return Promise.resolve({ entries: [3, 7, 12].filter(isWanted).map((number) => ({ number })) })
  },
})

async function numbersOf(number: number, related?: number[]): Promise<number[]> {
  const article = { number, document: { frontMatter: { related } } } as ArticleNode // the fields that are read
  return (await relatedArticles(article, undefined, context)).map(({ number }) => number)
}

test("related articles are shown in the writer's order, else the most similar ones first", async () => {
  expect(await numbersOf(1, [7, 12, 3])).toEqual([7, 12, 3])
  expect(await numbersOf(1)).toEqual([12, 3])
})

test("an article shows none if its writer lists none, or if none is similar", async () => {
  expect(await numbersOf(1, [])).toEqual([])
  expect(await numbersOf(2)).toEqual([])
})
