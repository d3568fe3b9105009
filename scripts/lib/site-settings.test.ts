import { expect, test } from "vitest"
import { variableNames } from "../../src/node/config/environment"
import { siteSettings } from "./site-settings.mjs"

test("the tests unset all variables of a build; only the import reads the token", () => {
  expect([...siteSettings, "GITHUB_TOKEN"].sort()).toEqual([...variableNames].sort())
})
