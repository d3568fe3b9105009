import { expect, test } from "vitest"
import { outlineOf } from "../read-markdown"
import { outline, testContext } from "../test-support"

test.each([
  [
    "## A\n\n### B\n\n## C\n\n#### D",
    ["7: The heading skips a level: it has level 4, and the one above it has level 2."],
  ],
  ["## A\n\n### B\n\n#### C\n\n## D\n\n### E", []],
  ["### A", ["1: The first heading is of level 3, and level 2 is left out."]],
])("the level of a heading is compared with that of the one above it: %j", (body, problems) => {
  expect(outline(body).messages.map(({ line, message }) => `${line}: ${message}`)).toEqual(problems)
})

test("an id whose brace is never closed is shown as text", () => {
  expect(outline("## One {#one\n\n## Two {#two }\n\n## Three {").messages).toMatchObject([
    { line: 1, message: '"{#one" is shown as text, not read as an id.', fix: "write {#one}." },
  ])
})

test.each([String.raw`## One \{#one`, "## Items {{#each", "## Count ${#list"])(
  "text that is no id, because of the sign before its brace, is not reported: %s",
  (body) => {
    expect(outline(body).messages).toEqual([])
  },
)

test.each(["## One {# }", "One {# }\n---", "## One <!--# -->"])(
  "an explicit id without a name is reported, and the heading keeps the id of its text: %j",
  (body) => {
    const { headings, messages } = outline(body)
    expect(messages).toMatchObject([
      {
        line: 1,
        message: expect.stringMatching(/^The heading ends with "\{#\}", which has no id in it\.$/) as string,
        fix: "write {#name}, or remove it.",
      },
    ])
    expect(headings).toMatchObject([{ id: "one" }])
  },
)

test("an id that is shown as text is reported after a variable, too", () => {
  const source = {
    file: "docs/a.md",
    format: "md",
    body: "## One {{two_three}} {four}\n",
    bodyLine: 1,
  } as const
  const parts = { ...testContext, variables: { two_three: "2" } }
  expect(outlineOf(source, parts).messages).toMatchObject([
    { line: 1, message: '"{four}" is shown as text, not read as an id.', fix: "write {#four}." },
  ])
})
