import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

test("the linter ignores no folder of src by its name: a pattern with a slash is a path from the project's folder", () => {
  const [, list = ""] = /"ignorePatterns": \[([^\]]*)\]/.exec(readFileSync(".oxlintrc.json", "utf8")) ?? []
  const patterns = list.split(",").map((pattern) => pattern.trim().replaceAll('"', ""))
  expect(patterns).toContain("/content")
  for (const pattern of patterns) expect(pattern).toContain("/")
})
