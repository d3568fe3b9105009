import { expect, test } from "vitest"
import { outline } from "./test-support"

test.each<[string, string, { id: string; first: number; line: number; column: number }]>([
  ["of two headings", "## A {#x}\n\n## B {#x}", { id: "x", first: 1, line: 3, column: 1 }],
  [
    "and that made for a heading",
    "## Set up\n\n### B {#set-up}",
    { id: "set-up", first: 1, line: 3, column: 1 },
  ],
  [
    "and the number of a repeated heading",
    "## A\n\n## A\n\n## B {#a-1}",
    { id: "a-1", first: 3, line: 5, column: 1 },
  ],
  ["within text", '## X\n\nText <span id="x">y</span>.', { id: "x", first: 1, line: 3, column: 6 }],
  [
    "in a block of HTML",
    '> ## X\n>\n> <div>\n>   <p id="x">y</p>\n> </div>',
    { id: "x", first: 1, line: 4, column: 5 },
  ],
  ["of a directive", "## X\n\n:::note{#x}\ny\n:::", { id: "x", first: 1, line: 3, column: 1 }],
])("a repeated id is reported at its second occurrence: %s", (_, body, { id, first, line, column }) => {
  expect(outline(body).messages).toEqual([
    {
      rule: "broken-anchor",
      line,
      column,
      message: `The id "${id}" is also that of line ${first}.`,
      fix: `give one of the two another id: a link to "#${id}" leads to the first only.`,
    },
  ])
})

test("a third occurrence is reported too, in the order of the body's problems", () => {
  const { messages, anchors } = outline("## A {#x}\n\n## B {#x}\n\n:::foo\n:::\n\n## C {#x}", { bodyLine: 5 })
  expect(messages.map(({ rule, line }) => [rule, line])).toEqual([
    ["broken-anchor", 7],
    ["mdx-syntax", 9],
    ["broken-anchor", 12],
  ])
  expect(messages.at(-1)?.message).toBe('The id "x" is also that of line 5.')
  expect(anchors).toEqual(["x"])
})

test("HTML elements of MDX have ids, components only have properties named `id`", () => {
  const body = ["## X", "", '<div id="x">y</div>', "", '<Details id="x" />', "", '<Video id={"x"} />'].join(
    "\n",
  )
  const { messages } = outline(`import { Video } from "./video"\n\n${body}`, { format: "mdx" })
  expect(messages.map(({ line, column, message }) => [line, column, message])).toEqual([
    [5, 1, 'The id "x" is also that of line 3.'],
  ])
})

test.each([
  ["headings of the same text", "## A\n\n## A\n\n### A"],
  ["a heading after the same id", "## X {#a}\n\n## A"],
  ["the title of the page", "# A\n\n## B {#a}"],
  ["other capitals", "## A\n\n## B {#A}"],
  ["an anchor before the heading of the same id", '<a id="a"></a>\n\n## A'],
  ["a name before it", '<a name="a"></a>\n\n## A'],
  ["an element that has its id as a name too", '<a id="x" name="x"></a>'],
  ["comments and code", '## A\n\n<!-- <a id="a"></a> -->\n\n```html\n<a id="a"></a>\n```\n\n`<a id="a">`'],
  ["links to an id", '## A\n\n[a](#a) <a href="#a">a</a>'],
])("%s: no problem", (_, body) => {
  expect(outline(body).messages).toEqual([])
})
