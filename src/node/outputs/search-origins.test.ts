import { expect, test } from "vitest"
import { searchOrigins } from "./search-origins"

const service = { appId: "APP", searchKey: "key", indexName: "docs", origin: null }

test.each([
  [null, []],
  [service, ["https://*.algolia.net", "https://*.algolianet.com"]],
  [{ ...service, origin: "http://localhost:8108" }, ["http://localhost:8108"]],
])("with %j, the browser can send queries to %j", (hosted, origins) => {
  expect(searchOrigins(hosted)).toEqual(origins)
})
