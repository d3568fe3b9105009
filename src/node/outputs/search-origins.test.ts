import { expect, test } from "vitest"
import { searchOrigins } from "./search-origins"

const hosted = { ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "key" }

test.each([
  [{}, []],
  [{ ALGOLIA_APP_ID: "APP" }, []],
  [hosted, ["https://*.algolia.net", "https://*.algolianet.com"]],
  [{ ...hosted, ALGOLIA_HOST: "search.example.com" }, ["https://search.example.com"]],
  [{ ...hosted, ALGOLIA_HOST: "http://localhost:8108" }, ["http://localhost:8108"]],
])("with %j the browser may send queries to %j", (environment, origins) => {
  expect(searchOrigins(environment)).toEqual(origins)
})
