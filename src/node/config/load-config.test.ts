import { expect, test } from "vitest"
import { site } from "../../site.config"
import { readEnvironment } from "./environment"
import { requireContentDir, siteFor } from "./load-config"

test.each([
  ["package.json", "is not a folder"],
  ["no-such-folder", "does not exist"],
])("CONTENT_DIR=%s is an error that names the variable and the value", (folder, reason) => {
  expect(() => requireContentDir(folder)).toThrow(
    `CONTENT_DIR is "${folder}", which ${reason}; it takes the path of a content tree.`,
  )
  expect(() => requireContentDir("src")).not.toThrow()
})

test.each([
  ["this site's content", {}, site.checks],
  ["another path to it", { CONTENT_DIR: "./content/" }, site.checks],
  ["another tree", { CONTENT_DIR: "tests/fixtures/broken" }, {}],
  [
    "another tree with a configuration",
    { CONTENT_DIR: "docs", SITE_CONFIG: "docs/site.config.ts" },
    site.checks,
  ],
])("levels of checks for %s", (_, variables, checks) => {
  expect(siteFor(readEnvironment(variables), site)).toEqual({ ...site, checks })
})
