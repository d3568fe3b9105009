import type { LegacySearchMethodProps } from "algoliasearch/lite"
import { expect, test } from "vitest"
import { narrowClient } from "./narrow-client"
import type { SearchClient } from "./search-client"

/** A client that records its requests, with filters that can be changed. */
function createNarrowed() {
  const requested: LegacySearchMethodProps[] = []
  const page = { filters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-current"]] }
  const client: SearchClient = {
    search: async (requests) => {
      requested.push(requests)
      return { results: [] }
    },
  }
  return { requested, page, narrowed: narrowClient(client, () => page.filters) }
}

test("the filters are prepended to those of each request", async () => {
  const { requested, narrowed } = createNarrowed()
  await narrowed.search([
    {
      indexName: "docs",
      params: { query: "s3", facetFilters: [["hierarchy.lvl0:Guides"], ["tags:security", "tags:vpc"]] },
    },
    { indexName: "docs", params: { query: "s3", facetFilters: "tags:vpc" } },
    { indexName: "docs", params: { query: "s3" } },
    { indexName: "docs" },
  ])
  const page = ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-current"]]
  expect(requested).toEqual([
    [
      {
        indexName: "docs",
        params: {
          query: "s3",
          facetFilters: [...page, ["hierarchy.lvl0:Guides"], ["tags:security", "tags:vpc"]],
        },
      },
      { indexName: "docs", params: { query: "s3", facetFilters: [...page, "tags:vpc"] } },
      { indexName: "docs", params: { query: "s3", facetFilters: page } },
      { indexName: "docs", params: { facetFilters: page } },
    ],
  ])
})

test("the filters are read at the time of the search", async () => {
  const { requested, page, narrowed } = createNarrowed()
  page.filters = ["language:de"]
  await narrowed.search([{ indexName: "docs", params: { query: "s3" } }])
  expect(requested).toEqual([[{ indexName: "docs", params: { query: "s3", facetFilters: ["language:de"] } }]])
})
