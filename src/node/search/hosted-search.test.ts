import { expect, test } from "vitest"
import { readEnvironment } from "../config/environment"
import { hostedSearch } from "./hosted-search"

test("without an application the site searches its embedded index", () => {
  expect(hostedSearch(readEnvironment({ ALGOLIA_HOST: "localhost:8108" }))).toBeNull()
})

test("the data for the browser are sufficient to query the service, and contain no admin key", () => {
  const environment = readEnvironment({
    ALGOLIA_APP_ID: "APP",
    ALGOLIA_SEARCH_KEY: "search",
    ALGOLIA_ADMIN_KEY: "admin",
    ALGOLIA_HOST: "localhost:8108",
  })
  expect(hostedSearch(environment)).toEqual({
    appId: "APP",
    searchKey: "search",
    indexName: "docs_site_dev",
    origin: "http://localhost:8108",
  })
})
