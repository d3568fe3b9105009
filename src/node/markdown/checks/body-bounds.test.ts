import { expect, test } from "vitest"
import { boundFault, bounds } from "./body-bounds"

const lines = (count: number, line: string) => `${line}\n`.repeat(count)

test.each([
  ["elements without an end tag", lines(bounds.elements + 1, "A<br>B")],
  ["elements that end themselves", lines(bounds.elements + 1, "<wbr/><Mark/>")],
  ["elements that are closed", lines(bounds.elements + 1, "<b>A</b>")],
  ["elements in a code block", `\`\`\`html\n${lines(bounds.elements + 1, "<div>")}\`\`\`\n`],
  ["signs of paragraphs that are short", lines(bounds.emphasis, "*a* _b_ `c` [d\n")],
  ["signs of the rows of a table", lines(bounds.emphasis + 1, "| *a* | `b` | [c |")],
  ["directives that end", lines(bounds.strayEnds + 1, ":::note\n:::")],
  ["lists of one level", lines(bounds.depth + 1, "- a")],
])("%s are no fault, however many", (_, body) => {
  expect(boundFault(body, 1)).toBeUndefined()
})

test.each([
  ["<div>", bounds.elements, "More than 500 HTML elements are open."],
  [":::", bounds.strayEnds, 'More than 300 lines of ":::" close nothing.'],
  [":::note", bounds.depth, "Directives are nested more than 16 deep."],
  ["[", bounds.brackets, "Brackets are nested more than 100 deep."],
  ["a*", bounds.emphasis, 'The paragraph has more than 2000 signs of emphasis, "*" and "_".'],
  ["a`", bounds.backticks, 'The paragraph has more than 500 pieces of code between "`".'],
])("one %s more than a page may contain is a fault at its line", (line, most, message) => {
  expect(boundFault(lines(most, line), 10)).toBeUndefined()
  expect(boundFault(lines(most + 1, line), 10)).toMatchObject({
    rule: "too-complex",
    line: 10 + most,
    column: 1,
    message,
  })
})
