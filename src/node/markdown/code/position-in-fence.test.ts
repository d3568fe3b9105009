import { expect, test } from "vitest"
import { positionInFence } from "./position-in-fence"

const fence = { valueLine: 10, column: 3 }
const source = { file: "content/a.tf", lines: [4, 6], indent: 2 }

test("a position in a fence is converted to one of the page", () => {
  expect(positionInFence("a.md", fence, { line: 2, column: 5 })).toEqual({
    file: "a.md",
    line: 11,
    column: 7,
  })
})

test("a position in code from a file is converted to one of that file", () => {
  expect(positionInFence("a.md", { ...fence, source }, { line: 2, column: 5 })).toEqual({
    file: "content/a.tf",
    line: 6,
    column: 7,
  })
})

test("a position after the last line is moved to the last line", () => {
  expect(positionInFence("a.md", { ...fence, source }, { line: 3, column: 1 })).toMatchObject({ line: 6 })
})
