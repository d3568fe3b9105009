import { expect, test } from "vitest"
import type { Problem } from "../../report/problem"
import { changedProblems } from "./changed-problems"

const problem = (file: string): Problem => ({ rule: "broken-link", file, line: 2, message: "M.", fix: "f." })

test("only new and fixed problems are printed", () => {
  const before = { errors: [problem("a.md"), problem("b.md")], warnings: [] }
  const after = { errors: [problem("b.md")], warnings: [problem("c.md")] }
  expect(changedProblems(before, after)).toEqual([
    "c.md:2:1 warning broken-link: M.\n  Fix: f.",
    "Fixed: a.md:2:1 error broken-link: M.",
  ])
  expect(changedProblems(after, after)).toEqual([])
})
