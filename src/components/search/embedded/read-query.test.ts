import { expect, test } from "vitest"
import { readQuery, withoutReferenceRoots } from "./read-query"

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

test("in a sentence the words of a name weigh more, in a short query no word does", () => {
  const weights = (query: string) => read(query).map(({ term, weight }) => [term, weight])
  expect(weights('The argument "force_destroy" is required in module x1')).toEqual([
    ["argument", 1],
    ["force", 5],
    ["destroy", 5],
    ["required", 1],
    ["module", 1],
    ["x1", 1],
  ])
  expect(weights("s3 force_destroy")).toEqual([
    ["s3", 1],
    ["force", 1],
    ["destroy", 1],
  ])
})

test.each([
  ["var.multi_az", "multi_az"],
  ["local.name", "name"],
  ["module.vpc.vpc_id", "vpc.vpc_id"],
  ["dependency.vpc.outputs.vpc_id", "vpc. vpc_id"],
  ["value of output.name", "value of  name"],
])("%s refers to a name", (query, rest) => {
  expect(withoutReferenceRoots(query).trim()).toBe(rest)
})

test.each([
  "module",
  "the var. Or not",
  "my_local.name",
  "terraform.tfvars",
  "outputs.",
  "data.aws_vpc.this",
])("%s is left as it is", (query) => {
  expect(withoutReferenceRoots(query)).toBe(query)
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
