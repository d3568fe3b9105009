import { expect, test } from "vitest"
import { outline, render } from "../test-support"

test.each([
  ["words", "## Two Words", ["two-words"]],
  ["punctuation goes, hyphens are not collapsed", "## What's new? A & B: `x_y`", ["whats-new-a--b-x_y"]],
  ["repeats are numbered", "## A\n\n## A\n\n### A", ["a", "a-1", "a-2"]],
  ["a literal id", "## Title {#My_Id.1}", ["My_Id.1"]],
  ["a literal id with underscores that could be emphasis", "## Title {#_a_}", ["_a_"]],
  ["a literal id as a comment", "## Title <!-- #old -->", ["old"]],
  ["a literal id of an underlined heading", "Title {#id}\n---", ["id"]],
  ["a heading after a literal id does not repeat it", "## X {#a}\n\n## A", ["a", "a-1"]],
  ["links and emphasis", "## [Link](/x) and *more*", ["link-and-more"]],
  ["raw HTML is not part of it", "## A <br> B", ["a--b"]],
  ["other alphabets", "## Größe 大", ["größe-大"]],
  ["inside other blocks", "> ## In quote\n\n:::note\n## In note\n:::", ["in-quote", "in-note"]],
  ["an empty heading has none", "##", []],
  ["a second empty heading has none", "##\n\n##\n\n## A", ["a"]],
])("%s", (_, body, ids) => {
  expect(outline(body).headings.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['## Expr {"text"} end', "expr-text-end"],
  ["## {props.name}", "propsname"],
  ["## Of *{n}* <b>steps</b>", "of-n-steps"],
])("in MDX, the id of %j is %s: expressions are part of it with their code", (body, id) => {
  expect(outline(body, { format: "mdx" }).headings.map((heading) => heading.id)).toEqual([id])
})

test("the literal id of an underlined heading is not reported as text", () => {
  expect(outline("Title {#id}\n---").messages).toEqual([])
  expect(outline("Title {#two words}\n---").messages).toEqual([
    expect.objectContaining({ rule: "heading", message: 'The id "two words" has a space in it.' }),
  ])
})

test("the literal id is not part of the heading's text", () => {
  expect(outline("## A *b* {#x}").headings).toEqual([{ id: "x", text: "A b", level: 2, line: 1 }])
})

test("the title that opens a body is omitted, and no later heading gets its slug", async () => {
  expect(await render("# Title\n\nText.\n\n## Title")).toBe(
    '<p>Text.</p>\n<div class="heading-anchor" data-level="2"><h2 id="title-1" class="anchor">Title</h2>' +
      '<a class="hash-link" href="#title-1" aria-label="Direct link to Title"></a></div>',
  )
})

test("a later heading of level 1 becomes a section", () => {
  expect(outline("Text.\n\n# Part").headings).toEqual([{ id: "part", text: "Part", level: 2, line: 3 }])
})
