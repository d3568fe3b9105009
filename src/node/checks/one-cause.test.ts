import { expect, test } from "vitest"
import type { Problem } from "../report/problem"
import { outline } from "../markdown/test-support"
import { withoutConsequences } from "./one-cause"

const problem = (rule: Problem["rule"], line: number, cause?: Problem["cause"]): Problem => ({
  rule,
  file: "a.md",
  line,
  message: "In any words.",
  fix: "do it.",
  ...(cause ? { cause } : {}),
})

/** The problems that are left, as line and rule. */
const left = (...problems: Problem[]) =>
  withoutConsequences(problems).map(({ line, rule }) => `${line} ${rule}`)

test("problems in code below an unclosed fence are omitted as its consequences", () => {
  const problems = [problem("hcl-syntax", 1), problem("hcl-syntax", 4), problem("broken-link", 5)]
  expect(left(...problems, problem("code-syntax", 3, "open-fence"))).toEqual([
    "1 hcl-syntax",
    "5 broken-link",
    "3 code-syntax",
  ])
  expect(left(...problems, problem("code-syntax", 3))).toHaveLength(4)
})

test("a sample of an unknown language is reported once", () => {
  const unchecked = problem("unchecked-sample", 3)
  expect(left(unchecked, problem("code-syntax", 3, "unknown-language"))).toEqual(["3 code-syntax"])
  expect(left(unchecked, problem("code-syntax", 3))).toHaveLength(2)
})

test("of several unclosed fences, only the first one is reported", () => {
  const open = (line: number) => problem("code-syntax", line, "open-fence")
  expect(left(problem("hcl-syntax", 4), open(3), open(9))).toEqual(["3 code-syntax"])
  expect(left(problem("hcl-syntax", 4), open(9), open(3))).toEqual(["3 code-syntax"])
})

test("a file that cannot be read as text has only the first problem of this kind", () => {
  const [late, early] = [problem("encoding", 7), problem("merge-conflict", 2)]
  expect(left(problem("broken-link", 1), late, early)).toEqual(["2 merge-conflict"])
  expect(left(early, late)).toEqual(["2 merge-conflict"])
})

test("a table row with lost text is reported once, and orphan pages are not reported if the sidebars file has an error", () => {
  expect(left(problem("stray-markup", 3), problem("stray-markup", 4), problem("lost-text", 3))).toEqual([
    "4 stray-markup",
    "3 lost-text",
  ])
  const orphan = problem("orphan-page", 1)
  const sidebars = { ...problem("front-matter", 2), file: "content/sidebars.yml" }
  expect(left(orphan, sidebars)).toEqual(["2 front-matter"])
  expect(left(orphan, problem("front-matter", 2))).toHaveLength(2)
})

test("a link whose address is part of a link that is shown as written is no link with a dead text", () => {
  const about = (rule: Problem["rule"], line: number, text: string) => ({ ...problem(rule, line), text })
  const stray = about("stray-markup", 3, "[a](https://a.example/b c.md)")
  const read = [
    about("dead-link-text", 3, "https://a.example/b"),
    about("dead-link-text", 3, "https://b.example"),
    about("dead-link-text", 4, "https://a.example/b"),
    problem("dead-link-text", 3),
  ]
  expect(withoutConsequences([stray, ...read])).toStrictEqual([
    problem("stray-markup", 3),
    problem("dead-link-text", 3),
    problem("dead-link-text", 4),
    problem("dead-link-text", 3),
  ])
})

test("the cause is removed from the remaining problems", () => {
  expect(withoutConsequences([problem("code-syntax", 3, "open-fence")])).toStrictEqual([
    problem("code-syntax", 3),
  ])
})

test.each([
  ["```hcl\na = 1\n", "open-fence"],
  ["```yalm\na: 1\n```\n", "unknown-language"],
])("the problem of %j has the cause of others in its data", (body, cause) => {
  expect(outline(body).messages).toEqual([expect.objectContaining({ rule: "code-syntax", cause })])
})
