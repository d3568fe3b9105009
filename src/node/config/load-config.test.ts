import { expect, test } from "vitest"
import { site } from "../../site.config"
import { readEnvironment } from "./environment"
import { siteFor } from "./load-config"

test.each([
  ["this site's content", {}, site.checks],
  ["another path to it", { CONTENT_DIR: "./content/" }, site.checks],
  ["another tree", { CONTENT_DIR: "tests/fixtures/broken" }, {}],
  [
    "another tree with a configuration",
    { CONTENT_DIR: "tests", SITE_CONFIG: "docs/site.config.ts" },
    site.checks,
  ],
])("levels of checks for %s", (_, variables, checks) => {
  expect(siteFor(readEnvironment(variables), site)).toEqual({ ...site, checks })
})
