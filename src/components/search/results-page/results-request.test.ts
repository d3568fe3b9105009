import { expect, test } from "vitest"
import { readResults, resultRequests } from "./results-request"
import type { SearchAddress } from "../query/search-address"

const address = (chosen: Partial<SearchAddress> = {}): SearchAddress => ({
  query: "vpc",
  kinds: [],
  sections: [],
  tags: [],
  ...chosen,
})

const filtersOf = (requests: ReturnType<typeof resultRequests>) =>
  requests.map((request) => request.params?.facetFilters)

test("without filters, one request asks for hits and for the counts of all facets", () => {
  const [request, ...others] = resultRequests(address(), 2, "docs")
  expect(others).toEqual([])
  expect(request).toMatchObject({
    indexName: "docs",
    params: { query: "vpc", page: 2, facets: ["kind", "hierarchy.lvl0", "tags"], facetFilters: [] },
  })
})

test("values of a facet are alternatives, and each facet is counted without its own filter", () => {
  const requests = resultRequests(address({ kinds: ["guide", "input"], tags: ["eks"] }), 0, "docs")
  expect(filtersOf(requests)).toEqual([
    [["kind:guide", "kind:input"], ["tags:eks"]],
    [["tags:eks"]],
    [["kind:guide", "kind:input"]],
  ])
  expect(requests.slice(1).map(({ params }) => params)).toMatchObject([
    { facets: ["kind"], hitsPerPage: 0, analytics: false },
    { facets: ["tags"], hitsPerPage: 0, analytics: false },
  ])
})

const response = (ids: readonly string[], facets: Record<string, Record<string, number>>, nbPages = 2) => ({
  hits: ids.map((objectID) => ({ objectID, url: `/${objectID}` })),
  nbHits: 3,
  nbPages,
  facets,
})

const read = (
  results: object[],
  chosen: Partial<SearchAddress> = {},
  before?: ReturnType<typeof readResults>,
) => readResults(address(chosen), { results } as never, before) // has all fields that are read

test("results contain hits and counts; the counts of a filtered facet are from its own response", () => {
  const found = read(
    [
      response(["a"], { kind: { guide: 1 }, "hierarchy.lvl0": { Guides: 1 } }),
      response([], { kind: { guide: 1, input: 5 } }),
    ],
    { kinds: ["guide"] },
  )
  expect(found.counts.kinds).toEqual(
    new Map([
      ["guide", 1],
      ["input", 5],
    ]),
  )
  expect(found.counts.sections).toEqual(new Map([["Guides", 1]]))
  expect(found.counts.tags).toEqual(new Map())
  expect(found).toMatchObject({ total: 3, pages: 1, isLastPage: false })
})

test("a further page adds its hits to those before, up to the last page", () => {
  const first = read([response(["a", "b"], {})])
  const all = read([response(["c"], {})], {}, first)
  expect(all.hits.map(({ objectID }) => objectID)).toEqual(["a", "b", "c"])
  expect(all).toMatchObject({ pages: 2, isLastPage: true })
})

test("a search without any result is on its last page", () => {
  expect(read([{ ...response([], {}, 0), nbHits: 0 }])).toMatchObject({ total: 0, isLastPage: true })
})

test("a response without an answer is an error", () => {
  expect(() => read([])).toThrow("The search gave no answer.")
})
