import { expect, test } from "vitest"
import { outline } from "../test-support"

test.each([
  ["| A | B |\n| --- |", "1 cell", 2],
  ["| A \\| B | C |\n| --- | --- | --- |", "3 cells", 2],
  ["A | B | C\n--- | ---", "2 cells", 3],
])("in %j, the second line has %s and the header %i", (table, written, needed) => {
  expect(outline(`${table}\n| a | b |\n`).messages).toMatchObject([
    {
      line: 2,
      message: `The second line of the table has ${written} and its header ${needed}: the table is shown as text.`,
    },
  ])
})

test("pipes that are escaped are text", () => {
  expect(outline("| A \\| B | C |\n| --- | --- |\n| a | b \\| c |\n").messages).toEqual([])
})
