import { expect, test } from "vitest"
import { site } from "../../site.config"
import { checkLevels } from "./check-levels"

test("this site's own content has the levels of its configuration", () => {
  expect(checkLevels(site)).toBe(site.checks)
})

test("content of Docusaurus has the levels of Docusaurus, which the project's settings override", () => {
  const docusaurus = { project: ".", docs: [{ folder: "docs", route: "/" }], static: [] }
  const levels = checkLevels({ ...site, docusaurus, checks: { "broken-link": "warn" } })
  expect(levels).toMatchObject({
    "broken-link": "warn",
    "mdx-syntax": "throw",
    "unknown-component": "warn",
    "code-syntax": "ignore",
    "missing-alt": "ignore",
    "duplicate-route": "warn",
    "left-out": "warn",
    "stray-markup": "warn",
    "too-complex": "throw",
  })
})
