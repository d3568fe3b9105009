import { expect, test } from "vitest"
import { markdownTable } from "./markdown-table"

test("a table has a header, a line of hyphens and its rows", () => {
  expect(markdownTable(["A", "B"], [["1", "2"]])).toBe("| A | B |\n| --- | --- |\n| 1 | 2 |")
  expect(markdownTable(["A"], [["a | b \\| c\n d"]])).toBe("| A |\n| --- |\n| a \\| b \\| c d |")
})
