import { expect, test } from "vitest"
import type { ArticleNode } from "../nodes/types"
import { relatedArticlesOf } from "./resolve-related-articles"
import { resolverContext } from "./test-support"

const stored: Record<string, { relatedNumbers: number[] }> = {
  "facts about 1.md": { relatedNumbers: [12, 3] },
  "facts about 2.md": { relatedNumbers: [] },
}
const context = resolverContext({
  getNodeById: ({ id }) => stored[id] ?? null,
  // the store returns nodes in its own order
  findAll: ({ query }) => {
    const isWanted = (number: number) => JSON.stringify(query).match(/\d+/g)?.includes(String(number))
    return Promise.resolve({ entries: [3, 7, 12].filter(isWanted).map((number) => ({ number })) })
  },
})

async function numbersOf(file: string): Promise<number[]> {
  const article = { file } as ArticleNode // the field that is read
  return (await relatedArticlesOf(article, context)).map(({ number }) => number)
}

test("related articles are shown in the order of their numbers in the page's facts", async () => {
  expect(await numbersOf("1.md")).toEqual([12, 3])
  expect(await numbersOf("2.md")).toEqual([])
})
