import { expect, test } from "vitest"
import { outline } from "../test-support"

const directive = (...tabs: string[]) =>
  ["::::tabs", ...tabs.flatMap((tab) => [tab, "x", ":::"]), "::::"].join("\n")

test.each<[string, string, { value: string; first: number; line: number }]>([
  [
    "written twice",
    directive(':::tab{label="A" value="a"}', ':::tab{label="B" value="a"}'),
    { value: "a", first: 2, line: 5 },
  ],
  [
    "of the same label",
    directive(':::tab{label="Git Hub"}', ":::tab[x]", ":::tab[Git *Hub*]"),
    { value: "git-hub", first: 2, line: 8 },
  ],
  [
    "of a label and of another tab",
    directive(':::tab{label="A" value="b"}', ":::tab[B]"),
    { value: "b", first: 2, line: 5 },
  ],
])("a value that two tabs of a set have is reported at the second: %s", (_, body, { value, first, line }) => {
  expect(outline(body).messages).toEqual([
    {
      rule: "mdx-syntax",
      line,
      column: 1,
      message: `The tab's value "${value}" is also that of the tab on line ${first}.`,
      fix: 'give each tab of a set a value of its own: :::tab{label="…" value="…"}.',
    },
  ])
})

test.each([
  [
    "tabs of other values",
    directive(':::tab{label="A" value="a"}', ':::tab{label="A" value="b"}', ":::tab[C]"),
  ],
  ["the same values in two sets", `${directive(":::tab[A]")}\n\n${directive(":::tab[A]")}`],
  [
    "the same values in a set and one within it",
    "::::::tabs\n:::::tab[A]\n::::tabs\n:::tab[A]\nx\n:::\n::::\n:::::\n::::::",
  ],
  ["capitals, which values keep", directive(':::tab{label="A" value="a"}', ':::tab{label="B" value="A"}')],
])("%s: no problem", (_, body) => {
  expect(outline(body).messages).toEqual([])
})

test.each([
  ["another group", '::::tabs{group="mac-tool"}', ':::tab{label="Homebrew" value="brew"}'],
  ["another tool", '::::tabs{group="iac-tool"}', ':::tab{label="Pulumi" value="pulumi"}'],
])("%s than those of the header is accepted", (_, set, tab) => {
  expect(outline([set, tab, "x", ":::", "::::"].join("\n")).messages).toEqual([])
})
