import { expect, test } from "vitest"
import type { Environment } from "../../src/node/config/environment"
import { siteSettings } from "./site-settings.mjs"

/** All variables of the environment: with another one, or without one, the types are wrong. */
const variables: Record<keyof Environment, true> = {
  SITE_URL: true,
  PATH_PREFIX: true,
  CONTENT_DIR: true,
  SITE_CONFIG: true,
  ALGOLIA_APP_ID: true,
  ALGOLIA_SEARCH_KEY: true,
  ALGOLIA_ADMIN_KEY: true,
  ALGOLIA_INDEX_NAME: true,
  ALGOLIA_HOST: true,
  GA_MEASUREMENT_ID: true,
  BUILD_VERSION: true,
  GITHUB_TOKEN: true,
}

test("the tests unset all variables of a build; only the import reads the token", () => {
  expect([...siteSettings, "GITHUB_TOKEN"].sort()).toEqual(Object.keys(variables).sort())
})
