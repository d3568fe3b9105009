import path from "node:path"
import { expect, test } from "vitest"
import { fixtureSiteEnvironment, fixtureSites } from "./fixture-sites.mjs"
import { siteSettings } from "./site-settings.mjs"

const folderOf = (name: string) => path.resolve("tests/fixtures/sites", name)

test("every fixture site is built from its own content, with existing environment variables", () => {
  expect(fixtureSites()).toContain("workbench")
  for (const name of fixtureSites()) {
    const environment = fixtureSiteEnvironment(name)
    expect(environment.CONTENT_DIR).toBe(path.join(folderOf(name), "content"))
    expect(siteSettings).toEqual(expect.arrayContaining(Object.keys(environment)))
  }
})

test("a fixture site without settings has the settings of the real site", () => {
  expect(Object.keys(fixtureSiteEnvironment("workbench"))).toEqual(["CONTENT_DIR"])
})

test("a fixture site is built with its own settings and variables", () => {
  const { SITE_CONFIG, ALGOLIA_APP_ID } = fixtureSiteEnvironment("docusaurus")
  expect(SITE_CONFIG).toBe(path.join(folderOf("docusaurus"), "site.config.ts"))
  expect(ALGOLIA_APP_ID).toBe("TESTAPP")
})
