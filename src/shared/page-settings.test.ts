import { expect, test } from "vitest"
import { site } from "../site.config"
import { pageSettings } from "./page-settings"

test("pages have the settings that they use, and not those that only builds use", () => {
  const { title, navbar, versions } = site
  expect(pageSettings(site)).toMatchObject({ title, navbar, versions })
  expect(pageSettings(site)).not.toHaveProperty("checks")
})

test("a setting that a site does not have stays absent in the pages' settings", () => {
  const { discussions: _, ...rest } = site
  expect(JSON.parse(JSON.stringify(pageSettings(rest)))).not.toHaveProperty("discussions")
})
