import { expect, test } from "vitest"
import { outline } from "../test-support"

test.each([
  ["| A | B |\n| --- |", 1, 2],
  ["| A \\| B | C |\n| --- | --- | --- |", 3, 2],
  ["A | B | C\n--- | ---", 2, 3],
])(
  "in %j, the %i cells of the second line are compared with the %i of the header",
  (table, written, needed) => {
    expect(outline(`${table}\n| a | b |\n`).messages).toMatchObject([
      {
        line: 2,
        message: `The second line of the table has ${written} cells and its header ${needed}: the table is shown as text.`,
      },
    ])
  },
)

test("pipes that are escaped are text", () => {
  expect(outline("| A \\| B | C |\n| --- | --- |\n| a | b \\| c |\n").messages).toEqual([])
})
