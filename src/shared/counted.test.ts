import { expect, test } from "vitest"
import { counted } from "./counted"

test.each([
  [counted(0, "article"), "0 articles"],
  [counted(1, "article"), "1 article"],
  [counted(395, "article"), "395 articles"],
  [counted(2, "entry", "entries"), "2 entries"],
])("a noun agrees with its number: %s", (text, expected) => {
  expect(text).toBe(expected)
})
