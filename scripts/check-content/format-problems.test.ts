import { expect, test } from "vitest"
import { formatProblems } from "./format-problems"

const checked = {
  pages: 2,
  seconds: 1.26,
  errors: [
    {
      rule: "broken-link",
      file: "content/docs/a, b.md",
      line: 3,
      column: 5,
      message: '"50%.md" does not exist.',
      fix: "link to a page that exists.",
    },
  ],
  warnings: [
    { rule: "orphan-page", file: "content/docs/c.md", message: "No page leads here.", fix: "link to it." },
  ],
} as const

test("for people, a problem has two lines, and the last line has the counts", () => {
  expect(
    formatProblems("text", { ...checked, errors: [...checked.errors], warnings: [...checked.warnings] }),
  ).toBe(
    [
      'content/docs/a, b.md:3:5 error broken-link: "50%.md" does not exist.',
      "  Fix: link to a page that exists.",
      "content/docs/c.md:1:1 warning orphan-page: No page leads here.",
      "  Fix: link to it.",
      "2 pages checked in 1.3 s: 1 error, 1 warning.",
    ].join("\n"),
  )
})

test("for programs, every problem has a level, a line and a column", () => {
  const text = formatProblems("json", {
    ...checked,
    errors: [...checked.errors],
    warnings: [...checked.warnings],
  })
  expect(JSON.parse(text)).toEqual({
    pages: 2,
    errors: 1,
    warnings: 1,
    problems: [
      { level: "error", ...checked.errors[0] },
      { level: "warning", line: 1, column: 1, ...checked.warnings[0] },
    ],
  })
})

test("for GitHub, the delimiters of annotations are escaped", () => {
  const [first] = formatProblems("github", {
    ...checked,
    errors: [...checked.errors],
    warnings: [...checked.warnings],
  }).split("\n")
  expect(first).toBe(
    '::error file=content/docs/a%2C b.md,line=3,col=5,title=broken-link::"50%25.md" does not exist.%0AFix: link to a page that exists.',
  )
})
