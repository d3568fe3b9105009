import { expect, test } from "vitest"
import { outline } from "../test-support"

test("an address that is found in the finished tree, and the text beside it, have positions", () => {
  const { links, messages } = outline("> See **b** <www.example.com>\n> or “www.example.org and `x.\n")
  expect(links).toMatchObject([
    { line: 1, column: 14 },
    { line: 2, column: 7 },
  ])
  expect(messages).toMatchObject([{ line: 2, column: 27, message: expect.stringContaining("no partner") }])
})
