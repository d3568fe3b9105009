import { readFileSync } from "node:fs"
import { expect, test, vi } from "vitest"
import { quietUnusedTemplates } from "./quiet-unused-templates"

const warningOf = (file: string) => `The GraphQL query in the non-page component "${file}" will not be run.`

test("warnings about templates without a page are suppressed, and all other messages of Gatsby are printed", () => {
  const output = { warn: vi.fn(), log: vi.fn() }
  const { warn, log } = output
  quietUnusedTemplates(output)
  output.warn(warningOf("/site/src/templates/category.tsx"))
  output.warn(warningOf("/site/src/components/layout/header.tsx"))
  output.warn("Something else.")
  output.log("\nExported queries are only executed for page components. It's possible …\n")
  output.log("You can now view the site.")
  expect(warn.mock.calls).toEqual([
    [warningOf("/site/src/components/layout/header.tsx")],
    ["Something else."],
  ])
  expect(log.mock.calls).toEqual([["You can now view the site."]])
})

test("Gatsby uses these words", () => {
  const source = readFileSync("node_modules/gatsby/dist/query/query-watcher.js", "utf8")
  expect(source).toContain(warningOf("${component}"))
  expect(source).toContain("Exported queries are only executed for page components.")
})
