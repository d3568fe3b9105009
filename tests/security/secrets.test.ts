import { expect, test, vi } from "vitest"
import { createGatsbyConfig } from "../../src/node/gatsby/create-gatsby-config"

test("secrets are removed from the environment once they are read, and are in no option that Gatsby caches", () => {
  vi.stubEnv("ALGOLIA_APP_ID", "APP")
  vi.stubEnv("ALGOLIA_ADMIN_KEY", "admin-key-of-mine")
  vi.stubEnv("GITHUB_TOKEN", "token-of-mine")
  const config = createGatsbyConfig()
  expect(process.env).not.toHaveProperty("ALGOLIA_ADMIN_KEY")
  expect(process.env).not.toHaveProperty("GITHUB_TOKEN")
  expect(JSON.stringify(config)).not.toMatch(/of-mine/)
})
