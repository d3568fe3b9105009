import { expect, test } from "vitest"
import { rankOf, relevanceOf } from "./queries"

const query = { q: "x", kind: "concept", expect: ["/guides/vpc/", "/reference/rds#backup"] }

test.each([
  [["/guides/vpc#intro"], 1],
  [["/other", "/reference/rds", "/reference/rds#backup"], 3],
  [["/other"], 0],
])("the first relevant address of %j has rank %i", (urls, rank) => {
  expect(rankOf(query, urls)).toBe(rank)
})

test("relevance is computed for each kind of query and for all", () => {
  const ranked = [
    { query, rank: 1 },
    { query: { ...query, kind: "typo" }, rank: 4 },
  ]
  expect(relevanceOf(ranked)).toEqual({
    concept: { queries: 1, hitAt1: 1, hitAt5: 1, mrr: 1 },
    typo: { queries: 1, hitAt1: 0, hitAt5: 1, mrr: 0.25 },
    all: { queries: 2, hitAt1: 0.5, hitAt5: 1, mrr: 0.625 },
  })
})
