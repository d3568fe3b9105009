import { readFileSync } from "node:fs"
import path from "node:path"
import { globSync } from "tinyglobby"
import { expect, test } from "vitest"

/** The rules of the site's styles that set an underline, as the declarations between their braces. */
const rules = globSync("**/*.{css,tsx}", { cwd: path.resolve(__dirname, ".."), absolute: true }).flatMap(
  (file) => readFileSync(file, "utf8").match(/[^{}`]*text-decoration:[^{}`]*/g) ?? [],
)

test("`text-decoration` has no thickness, with which Safari would ignore it", () => {
  expect(rules.length).toBeGreaterThan(20)
  expect(rules.flatMap((rule) => rule.match(/text-decoration:[^;]*\d[^;]*;/g) ?? [])).toEqual([])
})

test("an underline that is inherited has the inherited thickness, too", () => {
  const inherited = rules.filter((rule) => rule.includes("text-decoration: inherit"))
  expect(inherited.length).toBeGreaterThan(0)
  for (const rule of inherited) expect(rule).toContain("text-decoration-thickness: inherit")
})
