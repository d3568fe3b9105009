import { afterEach, beforeEach, expect, test } from "vitest"
import { createHostedClient } from "./hosted-client"
import { SearchService } from "../../../../tests/search-service/search-service"

let service: SearchService
let origin: string

beforeEach(async () => {
  service = new SearchService()
  origin = await service.start()
  service.indexes.set("docs", {
    records: new Map([
      [
        "1",
        { objectID: "1", url: "/guides/vpc", content: "a vpc", hierarchy: { lvl1: "vpc" }, language: "en" },
      ],
    ]),
    settings: {},
    synonyms: [],
  })
})
afterEach(() => service.stop())

const client = () => createHostedClient({ appId: "APP", searchKey: "search", indexName: "docs", origin })

test("several queries are sent to the service in one request, with the search key", async () => {
  const { results } = await client().search([
    {
      indexName: "docs",
      params: { query: "vpc", facetFilters: ["language:en"], highlightPreTag: "[", highlightPostTag: "]" },
    },
    { indexName: "docs", params: { query: "absent" } },
  ])

  expect(results).toMatchObject([
    { nbHits: 1, hits: [{ _highlightResult: { hierarchy: { lvl1: { value: "[vpc]" } } } }] },
    { nbHits: 0 },
  ])
  const [request, ...others] = service.requestsTo(/^POST .*queries$/)
  expect(others).toEqual([])
  expect(request?.apiKey).toBe("search")
  expect(request?.body).toMatchObject({
    requests: [{ indexName: "docs", facetFilters: ["language:en"] }, { indexName: "docs" }],
  })
})

test("an error of the service is thrown with the service's message", async () => {
  service.failures.push({
    matches: /queries/,
    times: 1,
    status: 403,
    message: "Invalid Application-ID or API key",
  })
  await expect(client().search([{ indexName: "docs", params: { query: "vpc" } }])).rejects.toThrow(
    "Invalid Application-ID or API key",
  )
})
