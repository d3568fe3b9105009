import { expect, test } from "vitest"
import { outline } from "../test-support"

test.each([
  ["a list", "1. One\n   - Two\n     Three\n\n   Four\n2. Five\n"],
  ["numbers of two digits", "  9. Nine\n 10. Ten\n"],
  ["text below it that is not indented", "- One\n\nTwo\n"],
  ["an item that is indented by one space", "- One\n - Two\n"],
  ["a comment below it", "1. One\n\n  <!-- a note -->\n"],
  ["a list below a comment", "1. One\n\n<!-- a note -->\n\nText.\n\n1. One\n"],
  ["a list below another heading", "1. One\n\n## B\n\nText.\n\n1. One\n"],
  ["a second list of several items", "1. One\n2. Two\n\nText.\n\n1. One\n"],
  ["a list that goes on below text", "1. One\n\nText.\n\n2. Two\n"],
  ["one list of steps below text", ":::steps\n\nText.\n\n1. One\n2. Two\n\n:::\n"],
])("%s is accepted", (_, body) => {
  expect(outline(body).messages).toEqual([])
})

test.each([
  ["> 1. One\n>\n>   Two\n", "The paragraph", 3, 5],
  ["- 1. One\n    > Two\n", "The quotation", 2, 5],
])("in %j, %s is reported at its position", (body, thing, line, column) => {
  expect(outline(body).messages).toEqual([
    {
      rule: "stray-markup",
      line,
      column,
      message: `${thing} is indented by 2 spaces, and is not part of the list item above it.`,
      fix: "indent it by 3 spaces, as far as the text of the item, or not at all.",
    },
  ])
})
