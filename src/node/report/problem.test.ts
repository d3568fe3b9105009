import { expect, test } from "vitest"
import { formatProblem, levelOf, placeOf, sortProblems, type Problem } from "./problem"

const problem = (file: string, line: number, rule: Problem["rule"] = "broken-link"): Problem => ({
  rule,
  file,
  line,
  column: 5,
  message: '"../y.md" does not exist.',
  fix: 'did you mean "../z.md"?',
})

test("a problem is one machine-readable line, followed by its fix", () => {
  expect(formatProblem(problem("content/docs/guides/x.md", 12), "error")).toBe(
    'content/docs/guides/x.md:12:5 error broken-link: "../y.md" does not exist.\n  Fix: did you mean "../z.md"?',
  )
})

test("a problem of a whole file names its first line", () => {
  const { line: _line, column: _column, ...whole } = problem("a.md", 1)
  expect(formatProblem(whole, "warning")).toMatch(/^a\.md:1:1 warning broken-link: /)
})

test("control characters that a message and its fix quote are escaped", () => {
  const message = '"x\n::error::y\u001b[2J" is no page.'
  const fix = 'rename it to "a\u001b[2J\n.md".'
  expect(formatProblem({ ...problem("a.md", 1), message, fix }, "error").split("\n")).toEqual([
    String.raw`a.md:1:5 error broken-link: "x\n::error::y\x1b[2J" is no page.`,
    String.raw`  Fix: rename it to "a\x1b[2J\n.md".`,
  ])
})

test("problems are sorted by file, line and column, split by level, and never repeated", () => {
  const all = [
    problem("10.md", 2),
    problem("9.md", 10),
    problem("9.md", 9),
    problem("9.md", 9),
    { ...problem("9.md", 9), column: 3 },
    problem("9.md", 1, "missing-alt"),
  ]
  const { errors, warnings } = sortProblems(all, {})
  expect(errors.map(placeOf)).toEqual(["9.md:9:3", "9.md:9:5", "9.md:10:5", "10.md:2:5"])
  expect(warnings.map(({ rule }) => rule)).toEqual(["missing-alt"])
})

test("the problems of files whose names differ only by a zero before a number are not mixed", () => {
  const all = [problem("4.md", 2), problem("04.md", 3), problem("04.md", 1), problem("4.md", 4)]
  const places = sortProblems(all, {}).errors.map(({ file, line }) => `${file}:${line}`)
  expect(places).toEqual(["04.md:1", "04.md:3", "4.md:2", "4.md:4"])
})

test("a site can raise, lower and silence a rule", () => {
  expect(levelOf("broken-link", {})).toBe("throw")
  expect(levelOf("orphan-page", {})).toBe("warn")
  expect(levelOf("code-syntax", {})).toBe("warn")
  expect(levelOf("code-format", {})).toBe("warn")
  expect(levelOf("orphan-page", { "orphan-page": "throw" })).toBe("throw")
  expect(sortProblems([problem("a.md", 1)], { "broken-link": "ignore" })).toEqual({
    errors: [],
    warnings: [],
  })
})
