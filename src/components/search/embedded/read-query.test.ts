import { expect, test } from "vitest"
import { readQuery } from "./read-query"

const read = (query: string, synonyms: string[][] = []) => readQuery(query, synonyms)

test("words that say little are left out, unless there are no others", () => {
  expect(read("how do i deploy the vpc").map(({ term }) => term)).toEqual(["deploy", "vpc"])
  expect(read("what is").map(({ term }) => term)).toEqual(["what", "is"])
})

test("only the word at the very end is still being typed", () => {
  expect(read("root us").map(({ open }) => open)).toEqual([false, true])
  expect(read("root user ").map(({ open }) => open)).toEqual([false, false])
})

test("a word in mixed case is looked for in parts, and whole if it is there", () => {
  expect(read("bucketNotEmpty ").map(({ term, optional }) => [term, optional])).toEqual([
    ["bucket", false],
    ["not", false],
    ["empty", false],
    ["bucketnotempty", true],
  ])
})

test("phrases that mean the same stand beside the words that were said", () => {
  const synonyms = [["ref arch", "reference architecture"]]
  expect(read("ref arch cost", synonyms).map((word) => word.synonyms)).toEqual([
    [["reference", "architecture"]],
    [["reference", "architecture"]],
    [],
  ])
})

test.each(["", "   ", "😀", "(.*)+$["])("nothing is looked for in %j", (query) => {
  expect(read(query)).toEqual([])
})

test("a query without end is read to a certain length", () => {
  expect(read("word ".repeat(5000))).toHaveLength(1)
  expect(read(Array.from({ length: 500 }, (_, index) => `w${index}x`).join(" ")).length).toBeLessThanOrEqual(
    24,
  )
})
