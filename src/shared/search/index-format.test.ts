import { expect, test } from "vitest"
import {
  nameStrength,
  ofLevel,
  packFirsts,
  packPages,
  packPostings,
  packTerms,
  type PageEntry,
  toLevel,
  unpackFirsts,
  unpackPages,
  unpackPostings,
  unpackTerms,
} from "./index-format"
import { decodeNumbers, encodeNumbers } from "./numbers"

test("terms are unchanged after packing and unpacking", () => {
  const terms = ["back", "backup", "bastion", "k8", "zone", "é"]
  expect(packTerms(terms)).toBe("AbackEupCstionAk8AzoneAé")
  expect(unpackTerms(packTerms(terms))).toEqual(terms)
  expect(unpackTerms(packTerms([]))).toEqual([])
  const long = ["a", "b", "c"].map((end) => "x".repeat(47) + end)
  expect(unpackTerms(packTerms(long))).toEqual(long)
})

test("numbers are unchanged after encoding and decoding", () => {
  const numbers = [0, 31, 32, 1023, 1024, 99_999, 2 ** 30]
  expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers)
})

test.each([
  ["numbers", decodeNumbers],
  ["postings", unpackPostings],
])("invalid %s throw an error", (_, decode) => {
  expect(() => decode("a!")).toThrow("The search index could not be read.")
})

test("postings are unchanged after encoding and decoding", () => {
  const postings = [
    { record: 0, level: 15 },
    { record: 1, level: 0 },
    { record: 900, level: 7 },
    { record: 901, level: toLevel(nameStrength) },
    { record: 200_000, level: 3 },
  ]
  expect(unpackPostings(packPostings(postings))).toEqual(postings)
})

test("a posting in the record after the last one takes one character", () => {
  expect(packPostings([5, 6, 7].map((record) => ({ record, level: 0 })))).toHaveLength(4)
})

test("the first items of shards are unchanged after packing and unpacking", () => {
  const firsts = [0, 4, 4, 1_000, 90_000]
  expect(unpackFirsts(packFirsts(firsts))).toEqual(firsts)
})

test.each([
  ["no pages", []],
  [
    "pages with and without tags, inputs and outputs",
    [
      [4, 0, 0, 0, 0, 3, [0, 1], 0],
      [400, 2, 1, 0, 1, 2, [40], 1, 12, 300],
      [1, 3, 0, 1, 0, 1.5, [], 4],
      [9, 3, 0, 1, 0, 0, [2], 1, 0, 9],
    ],
  ],
] satisfies [string, PageEntry[]][])(
  "the entries of %s are unchanged after packing and unpacking",
  (_, pages) => {
    expect(unpackPages(packPages(pages))).toEqual(pages)
  },
)

test("levels keep the order of strengths", () => {
  const levels = [0.001, 0.1, 0.42, 0.85, 1, nameStrength].map(toLevel)
  expect(levels).toEqual([...levels].sort((a, b) => a - b))
  expect(new Set(levels).size).toBe(6)
  expect(ofLevel(toLevel(1))).toBe(1)
})
